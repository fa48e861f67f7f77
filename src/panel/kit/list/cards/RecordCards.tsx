import DescendingIcon from '@mui/icons-material/ArrowDownward';
import AscendingIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useListContext, useListSortContext, useTranslate } from 'react-admin';
import type { ResourceDefinition } from '../../../../contract/ResourceDefinition.ts';
import { LoadingNote } from '../../../shell/loading/LoadingNote.tsx';
import type { ContractRecord } from '../../ContractRecord.ts';
import { useContractTexts } from '../../text/useContractTexts.ts';
import { openByClick } from '../openByClick.ts';
import type { ListPresentation } from '../RecordMark.tsx';
import { RecordCard } from './RecordCard.tsx';

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

/** Sorting for cards, which have no column headers. */
export function SortSelect({ resource }: { readonly resource: ResourceDefinition }) {
  const translate = useTranslate();
  const { field } = useContractTexts();
  const { sort, setSort } = useListSortContext();
  const ascending = sort.order === 'ASC';
  const labelOf = (name: string) =>
    field(resource.columns.find((column) => column.name === name) ?? { label: name });

  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <TextField
        select
        label={translate('ra.action.sort')}
        value={sort.field}
        onChange={(event) => setSort({ field: event.target.value, order: sort.order })}
        sx={{ flexGrow: 1, maxWidth: 320 }}
      >
        {resource.list?.sorts.map((name) => (
          <MenuItem key={name} value={name} sx={{ minHeight: 44 }}>
            {labelOf(name)}
          </MenuItem>
        ))}
      </TextField>
      <IconButton
        onClick={() => setSort({ field: sort.field, order: ascending ? 'DESC' : 'ASC' })}
        aria-label={translate('kit.sort.turn', { order: translate(`ra.sort.${sort.order}`) })}
        sx={{ width: 44, height: 44 }}
      >
        {ascending ? <AscendingIcon /> : <DescendingIcon />}
      </IconButton>
    </Stack>
  );
}
