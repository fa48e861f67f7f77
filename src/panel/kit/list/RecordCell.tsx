import type { FieldDefinition } from '../../../contract/ResourceDefinition.ts';
import { valueAt } from '../../../contract/valueAt.ts';
import type { ContractRecord } from '../ContractRecord.ts';
import { FieldValue } from '../field/FieldValue.tsx';
import type { RecordCells } from './RecordMark.tsx';

interface RecordCellProps {
  readonly cells: RecordCells | undefined;
  readonly field: FieldDefinition;
  readonly record: ContractRecord;
}

/**
 * A value in a row or on a card: as its list shows it, else as its kind in the contract wants it. Where the panel is
 * built, the rows are samples (see ahead/), in which each value is marked by the name of its column; what a list
 * shows by itself there is the text of its properties, each filled in where it stands.
 */
export function RecordCell({ cells, field, record }: RecordCellProps) {
  const special = cells?.[field.name];
  if (special) return special(record);
  const value = <FieldValue field={field} value={valueAt(record, field.name)} />;
  return import.meta.env.SSR ? <span data-column={field.name}>{value}</span> : value;
}
