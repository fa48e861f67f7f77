import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FieldDefinition } from '../../../contract/ResourceDefinition.ts';
import { valueAt } from '../../../contract/valueAt.ts';
import { type ContractRecord, recordName } from '../ContractRecord.ts';
import { FieldValue } from '../field/FieldValue.tsx';
import type { ListPresentation, RecordCells } from './RecordMark.tsx';
import { useListAddress } from './useContractList.ts';

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

interface RecordLinkProps {
  readonly presentation: ListPresentation;
  readonly record: ContractRecord;
  readonly children: ReactNode;
}

/**
 * Link to a record's page, if it has one. Its state carries the list's address for the way back. Styled by
 * `valueStyles`.
 */
export function RecordLink({ presentation: { resource, hrefOf }, record, children }: RecordLinkProps) {
  const list = useListAddress();
  if (!hrefOf) return children;
  return (
    <Link
      className="record-link"
      data-opens
      to={hrefOf(record)}
      state={{ list }}
      aria-label={recordName(resource.label, record)}
    >
      {children}
    </Link>
  );
}

interface RecordPictureProps {
  readonly presentation: ListPresentation;
  readonly record: ContractRecord;
}

/** Picture before a record's name, if its resource has pictures. Styled by `rowsSx` in a table. */
export function RecordPicture({ presentation: { pictureOf }, record }: RecordPictureProps) {
  return (
    pictureOf && (
      <span className="record-picture" aria-hidden>
        {pictureOf(record)}
      </span>
    )
  );
}
