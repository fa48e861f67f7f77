import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useFocusHeir } from '../focus/useFocusHeir.ts';
import { NoMatchPicture } from '../state/NoMatchPicture.tsx';
import { StateBlock } from '../state/StateBlock.tsx';

/** There are records, but the search and the filters leave none. */
export function NoMatch() {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button);
  return (
    <StateBlock
      picture={<NoMatchPicture />}
      title={translate('kit.noMatch.title')}
      text={translate('kit.noMatch.text')}
    >
      <Button ref={button} variant="outlined" onClick={() => setFilters({})}>
        {translate('ra.navigation.clear_filters')}
      </Button>
    </StateBlock>
  );
}
