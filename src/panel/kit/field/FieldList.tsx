import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FieldDefinition } from '../../../contract/ResourceDefinition.ts';
import { valueAt } from '../../../contract/valueAt.ts';
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

/** Names and values below each other, or beside each other where there is room. */
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
/** Paper has two columns of cards: there is room for the longest word of a name, and a profile fits on one sheet. */
const onPaper = { gap: 1, '& > div': { gridTemplateColumns: 'minmax(128px, 2fr) 3fr' } };

/** Said once and not by each field: a profile has dozens, and most of what an element of MUI costs is its styles. */
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
