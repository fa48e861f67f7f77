import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FieldDefinition } from '../../../contract/ResourceDefinition.ts';
import { valueAt } from '../../../contract/valueAt.ts';
import { useContractTexts } from '../text/useContractTexts.ts';
import { FieldValue } from './FieldValue.tsx';

interface FieldListProps {
  readonly fields: readonly FieldDefinition[];
  readonly record: Readonly<Record<string, unknown>>;
  /** Always side by side, one line per field. */
  readonly dense?: boolean;
  /** Replaces the default rendering by the field's kind. */
  readonly renderValue?: (field: FieldDefinition) => ReactNode;
}

/** Names and values, side by side if there is room, else stacked. */
export function FieldList({ fields, record, dense = false, renderValue }: FieldListProps) {
  const { field: nameOf } = useContractTexts();
  return (
    <Box component="dl" sx={dense ? denseSx : roomySx}>
      {fields.map((field) => (
        <div key={field.name}>
          <dt>{nameOf(field)}</dt>
          <dd>
            {renderValue ? (
              renderValue(field)
            ) : (
              <FieldValue field={field} value={valueAt(record, field.name)} />
            )}
          </dd>
        </div>
      ))}
    </Box>
  );
}

const beside = 'minmax(104px, 2fr) 3fr';
/**
 * Print layout with two columns of cards: wide enough for the longest name, and a profile fits on one sheet.
 */
const onPaper = { gap: 1, '& > div': { gridTemplateColumns: 'minmax(128px, 2fr) 3fr' } };

/**
 * One style for the list instead of one per field: a profile has dozens of fields, and styling dominates the
 * cost of an MUI element.
 */
const listSx = (gap: object | number, columns: object | string) => ({
  m: 0,
  display: 'grid',
  gap,
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: columns,
    columnGap: 2,
  },
  '& > div > dt': { color: 'text.secondary' },
  '& > div > dd': { m: 0, minWidth: 0 },
  '@media print': onPaper,
});
const denseSx = listSx(1, beside);
const roomySx = listSx({ xs: 1.5, sm: 2 }, { sm: beside });
