import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ContractRecord } from '../../ContractRecord.ts';
import { FieldList } from '../../field/FieldList.tsx';
import { FieldValue } from '../../field/FieldValue.tsx';
import { isBlank } from '../../field/isBlank.ts';
import { recordName } from '../../text/recordName.ts';
import type { ListPresentation } from '../ListPresentation.ts';
import { RecordLink } from '../RecordLink.tsx';
import { SelectRecord } from '../selection/SelectRecord.tsx';
import { useColumns } from '../useColumns.ts';
import { useOpenByClick } from '../useOpenByClick.ts';
import { cardParts } from './cardParts.ts';

interface RecordCardProps {
  readonly presentation: ListPresentation;
  readonly record: ContractRecord;
}

export function RecordCard({ presentation, record }: RecordCardProps) {
  const { resource, selection } = presentation;
  const open = useOpenByClick(presentation.hrefOf(record));
  const { status, details } = cardParts(resource, useColumns(resource).visible);

  return (
    <Card
      component="li"
      onClick={open}
      sx={{ p: 2, minHeight: 44, cursor: 'pointer', '&:hover': { bgcolor: 'action.hover' } }}
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
        <Typography
          variant="h3"
          component="h2"
          sx={{ flex: '1 1 0', minWidth: 140, overflowWrap: 'anywhere' }}
        >
          <RecordLink presentation={presentation} record={record}>
            {recordName(resource.label, record)}
          </RecordLink>
        </Typography>
        {status && !isBlank(record[status.name]) && <FieldValue field={status} value={record[status.name]} />}
      </Box>
      <FieldList fields={details} record={record} />
    </Card>
  );
}
