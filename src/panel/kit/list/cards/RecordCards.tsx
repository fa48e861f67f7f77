import Stack from '@mui/material/Stack';
import { useListContext } from 'react-admin';
import type { ContractRecord } from '../../ContractRecord.ts';
import type { ListPresentation } from '../ListPresentation.ts';
import { RecordCard } from './RecordCard.tsx';
import { RecordCardSkeleton } from './RecordCardSkeleton.tsx';
import { SortSelect } from './SortSelect.tsx';

interface RecordCardsProps {
  readonly presentation: ListPresentation;
  readonly label: string;
}

/** The list below `md`: what a row says, one below the other. */
export function RecordCards({ presentation, label }: RecordCardsProps) {
  const { data, isPlaceholderData } = useListContext<ContractRecord>();
  return (
    <Stack sx={{ gap: 2 }}>
      <SortSelect resource={presentation.resource} />
      <Stack
        component="ul"
        aria-label={label}
        aria-busy={!data || isPlaceholderData}
        sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none', opacity: isPlaceholderData ? 0.6 : 1 }}
      >
        {data?.map((record) => (
          <RecordCard key={record.id} presentation={presentation} record={record} />
        )) ?? <RecordCardSkeleton />}
      </Stack>
    </Stack>
  );
}
