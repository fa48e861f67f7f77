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
 * A value in a row or card: the list's custom cell, else by its kind in the contract. At build time the rows
 * are samples (see boot/): each value is marked with its column name. Custom cells render the placeholder
 * texts of their properties, which are filled in later.
 */
export function RecordCell({ cells, field, record }: RecordCellProps) {
  const special = cells?.[field.name];
  if (special) return special(record);
  const value = <FieldValue field={field} value={valueAt(record, field.name)} />;
  return import.meta.env.SSR ? <span data-column={field.name}>{value}</span> : value;
}
