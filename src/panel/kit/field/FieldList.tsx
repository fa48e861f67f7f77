import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FieldDefinition } from '../../../contract/ResourceDefinition.ts';
import { useContractTexts } from '../text/useContractTexts.ts';
import { FieldValue } from './FieldValue.tsx';

interface FieldListProps {
  readonly fields: readonly FieldDefinition[];
  readonly record: Readonly<Record<string, unknown>>;
  /** Beside each other wherever it is, line by line. */
  readonly dense?: boolean;
  /** Instead of the value as its kind in the contract wants it shown. */
  readonly renderValue?: (field: FieldDefinition) => ReactNode;
}

const beside = 'minmax(104px, 2fr) 3fr';

/** Names and values below each other, or beside each other where there is room. */
export function FieldList({ fields, record, dense = false, renderValue }: FieldListProps) {
  const { field: nameOf } = useContractTexts();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: dense ? 1 : { xs: 1.5, sm: 2 } }}>
      {fields.map((field) => (
        <Box
          key={field.name}
          sx={{
            display: 'grid',
            gridTemplateColumns: dense ? beside : { sm: beside },
            columnGap: 2,
            '@media print': { gridTemplateColumns: beside },
          }}
        >
          <Typography
            component="dt"
            variant="body2"
            sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {nameOf(field.label)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            {renderValue ? renderValue(field) : <FieldValue field={field} value={record[field.name]} />}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
