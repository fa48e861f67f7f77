import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useFocusHeir } from '../focus/useFocusHeir.ts';
import { StateBlock } from '../state/StateBlock.tsx';

interface NothingLeftProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  /** What the button says that takes all filters off. */
  readonly showAll: string;
}

/** There are records, but the list's filters leave none. */
export function NothingLeft({ showAll, ...block }: NothingLeftProps) {
  const { setFilters } = useListContext();
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button);
  return (
    <StateBlock {...block}>
      <Button ref={button} variant="outlined" onClick={() => setFilters({})}>
        {showAll}
      </Button>
    </StateBlock>
  );
}
