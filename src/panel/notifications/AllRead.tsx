import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useFocusHeir } from '../kit/focus/useFocusHeir.ts';
import { StateBlock } from '../kit/state/StateBlock.tsx';
import { BellPicture } from './BellPicture.tsx';

/** Nothing is left of what was filtered by, which is being unread. */
export function AllRead() {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button);
  return (
    <StateBlock
      picture={<BellPicture />}
      title={translate('notifications.allRead.title')}
      text={translate('notifications.allRead.text')}
    >
      <Button ref={button} variant="outlined" onClick={() => setFilters({})}>
        {translate('notifications.allRead.show')}
      </Button>
    </StateBlock>
  );
}
