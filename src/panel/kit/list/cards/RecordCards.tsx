import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useListContext } from 'react-admin';
import { LoadingNote } from '../../../shell/loading/LoadingNote.tsx';
import type { ContractRecord } from '../../ContractRecord.ts';
import { openByClick } from '../openByClick.ts';
import type { ListPresentation } from '../RecordMark.tsx';
import { RecordCard } from './RecordCard.tsx';
import { SortSelect } from './SortSelect.tsx';

interface RecordCardsProps {
  readonly presentation: ListPresentation;
  readonly label: string;
}

/** The list below `md`, one card per record. */
export function RecordCards({ presentation, label }: RecordCardsProps) {
  const { data, isPlaceholderData } = useListContext<ContractRecord>();
  return (
    <Stack sx={{ gap: 2 }}>
      <SortSelect resource={presentation.resource} />
      <Box
        component="ul"
        onClick={openByClick}
        aria-label={label}
        aria-busy={!data || isPlaceholderData}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: { xs: 1.5, sm: 2 },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {data?.map((record) => (
          <RecordCard key={record.id} presentation={presentation} record={record} />
        )) ?? <RecordCardSkeleton />}
      </Box>
    </Stack>
  );
}

const cards = ['a', 'b', 'c', 'd'];

function RecordCardSkeleton() {
  return (
    <>
      <LoadingNote />
      {cards.map((card) => (
        <Card key={card} component="li" sx={{ p: 2 }}>
          <Skeleton width="60%" height={28} />
          <Skeleton width="90%" />
          <Skeleton width="75%" />
          <Skeleton width="80%" />
        </Card>
      ))}
    </>
  );
}
