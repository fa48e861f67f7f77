import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useFocusHeir } from '../focus/useFocusHeir.ts';
import { StateBlock } from '../state/StateBlock.tsx';

interface NothingLeftProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Label of the button that clears all filters. */
  readonly showAll: string;
}

/** Empty state when records exist but none match the filters. */
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
