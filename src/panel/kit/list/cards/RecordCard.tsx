import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { looks } from '../../../../contract/generated/looks.ts';
import { isBlank } from '../../../../contract/isBlank.ts';
import type { ColumnDefinition, ResourceDefinition } from '../../../../contract/ResourceDefinition.ts';
import { valueAt } from '../../../../contract/valueAt.ts';
import type { ContractRecord } from '../../ContractRecord.ts';
import { FieldList } from '../../field/FieldList.tsx';
import { recordName } from '../../text/recordName.ts';
import { useColumns } from '../ColumnsButton.tsx';
import { RecordCell, RecordLink, RecordPicture } from '../RecordCell.tsx';
import { type ListPresentation, RecordMark } from '../RecordMark.tsx';
import { SelectRecord } from '../selection/SelectRecord.tsx';

interface RecordCardProps {
  readonly presentation: ListPresentation;
  readonly record: ContractRecord;
}

export function RecordCard({ presentation, record }: RecordCardProps) {
  const { resource, selection, hrefOf, actionsOf, cells } = presentation;
  const actions = actionsOf?.(record);
  const { statuses, details } = cardParts(resource, useColumns(resource).visible);

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
            {recordName(resource.label, record)}
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
