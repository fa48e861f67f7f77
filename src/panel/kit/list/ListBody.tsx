import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'react-admin';
import type { ContractRecord } from '../ContractRecord.ts';
import { LoadFailure } from '../state/LoadFailure.tsx';
import { RecordCards } from './cards/RecordCards.tsx';
import type { ListPresentation } from './ListPresentation.ts';
import { NoMatch } from './NoMatch.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { RecordTable } from './table/RecordTable.tsx';

interface ListBodyProps {
  readonly presentation: ListPresentation;
  readonly label: string;
}

/** The records as a table or as cards, or why there are none. */
export function ListBody({ presentation, label }: ListBodyProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { data, error, refetch } = useListContext<ContractRecord>();

  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <NoMatch />;
  const Records = isWide ? RecordTable : RecordCards;
  return (
    <>
      {presentation.selection && <SelectionBar selection={presentation.selection} />}
      <Records presentation={presentation} label={label} />
    </>
  );
}
