import DescendingIcon from '@mui/icons-material/ArrowDownward';
import AscendingIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useListContext, useListSortContext, useTranslate } from 'react-admin';
import { looks } from '../../../../contract/generated/looks.ts';
import { isBlank } from '../../../../contract/isBlank.ts';
import type { ColumnDefinition, ResourceDefinition } from '../../../../contract/ResourceDefinition.ts';
import { valueAt } from '../../../../contract/valueAt.ts';
import { LoadingNote } from '../../../shell/loading/LoadingNote.tsx';
import { type ContractRecord, recordName } from '../../ContractRecord.ts';
import { FieldList } from '../../field/FieldList.tsx';
import { useContractTexts } from '../../text/useContractTexts.ts';
import { useColumns } from '../columns/useColumns.ts';
import {
  type ListPresentation,
  openByClick,
  RecordCell,
  RecordLink,
  RecordMark,
  RecordPicture,
} from '../RecordCell.tsx';
import { SelectRecord } from '../selection/SelectRecord.tsx';

interface RecordCardsProps {
  readonly presentation: ListPresentation;
  readonly label: string;
}

/** The list below `md`, one card per record. */
export function RecordCards({ presentation, label }: RecordCardsProps) {
  const { data, isPlaceholderData } = useListContext<ContractRecord>();
  const { resource } = presentation;
  const parts = cardParts(resource, useColumns(resource).visible);
  return (
    <Stack sx={{ gap: 2 }}>
      <SortSelect resource={resource} />
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
          <RecordCard key={record.id} presentation={presentation} parts={parts} record={record} />
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

interface RecordCardProps {
  readonly presentation: ListPresentation;
  readonly parts: CardParts;
  readonly record: ContractRecord;
}

function RecordCard({ presentation, parts: { statuses, details }, record }: RecordCardProps) {
  const { resource, selection, hrefOf, actionsOf, cells } = presentation;
  const actions = actionsOf?.(record);

  return (
    <Card
      component="li"
      sx={{
        p: 2,
        minHeight: 44,
        ...(hrefOf && { cursor: 'pointer', '&:hover': { bgcolor: 'action.hover' } }),
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          mb: details.length > 0 ? 1 : 0,
        }}
      >
        {selection && <SelectRecord selection={selection} label={resource.label} record={record} />}
        <RecordPicture presentation={presentation} record={record} />
        <Typography
          variant="h3"
          component="h2"
          sx={{ flex: '1 1 0', minWidth: 140, overflowWrap: 'anywhere' }}
        >
          <RecordLink presentation={presentation} record={record}>
            {recordName(resource.label, record) || '–'}
          </RecordLink>
          <RecordMark presentation={presentation} record={record} />
        </Typography>
        {/*
         * Several chips get their own row: beside the name, only some cards would have room, and the cards
         * would look uneven.
         */}
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: statuses.length > 1 ? '100%' : undefined }}
        >
          {statuses.map(
            (status) =>
              !isBlank(valueAt(record, status.name)) && (
                <RecordCell key={status.name} cells={cells} field={status} record={record} />
              ),
          )}
        </Box>
      </Box>
      <FieldList
        dense
        fields={details}
        record={record}
        renderValue={(field) => <RecordCell cells={cells} field={field} record={record} />}
      />
      {actions && (
        <Box sx={{ mt: 1.5, '&:empty': { display: 'none' }, '& button': { minHeight: 44 } }}>{actions}</Box>
      )}
    </Card>
  );
}

interface CardParts {
  /** Shown as chips beside the name. */
  readonly statuses: readonly ColumnDefinition[];
  readonly details: readonly ColumnDefinition[];
}

/** Distributes a list's columns over a card; the title is the record's label. */
function cardParts(
  { label }: Pick<ResourceDefinition, 'label'>,
  columns: readonly ColumnDefinition[],
): CardParts {
  const statuses = columns.filter(({ enumName }) => looks[enumName ?? ''] !== undefined);
  return {
    statuses,
    details: columns.filter((column) => !statuses.includes(column) && !label.includes(column.name)),
  };
}
