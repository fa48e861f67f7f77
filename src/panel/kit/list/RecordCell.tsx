import Chip from '@mui/material/Chip';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import type { FieldDefinition, ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import { valueAt } from '../../../contract/valueAt.ts';
import { imageUrl } from '../../data/apiUrl.ts';
import { initialsOf } from '../../shell/initialsOf.ts';
import { type ContractRecord, recordName } from '../ContractRecord.ts';
import { FieldValue } from '../field/FieldValue.tsx';
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
  const href = hrefOf?.(record);
  if (!href) return children;
  return (
    <Link
      className="record-link"
      data-opens
      to={href}
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

/**
 * Image before a record's name, or its initials, if its resource has images; decorative, as the name says it all.
 * Styled by `valueStyles`.
 */
export function RecordPicture({ presentation: { resource }, record }: RecordPictureProps) {
  const { picture, label } = resource;
  if (picture === null) return null;
  const image = imageUrl(record[picture] as string | null | undefined);
  return (
    <span className="record-picture" aria-hidden>
      {image ? <img src={image} alt="" loading="lazy" /> : initialsOf(recordName(label, record))}
    </span>
  );
}

/**
 * Click handler for the container of rows or cards: a click anywhere on one opens its record through its
 * link. Ignores clicks on controls and on selected text. One handler for all, because a row with
 * `useNavigate` would rerender on every navigation.
 */
export function openByClick({ target, ctrlKey, metaKey }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('a, button, input, label')) return;
  if (window.getSelection()?.toString()) return;
  const link = target
    .closest(':is(tr, li):has(a[data-opens])')
    ?.querySelector<HTMLAnchorElement>('a[data-opens]');
  if (ctrlKey || metaKey) window.open(link?.href, '_blank', 'noopener');
  else link?.click();
}

/** Which records can be selected, and bulk actions besides those of the contract. */
export interface ListSelection {
  readonly isSelectable: (record: ContractRecord) => boolean;
  readonly actions?: (records: readonly ContractRecord[]) => ReactNode;
}

export type RecordCells = Readonly<Record<string, (record: ContractRecord) => ReactNode>>;

/** Options shared by table rows and cards. */
export interface ListPresentation {
  readonly resource: ResourceDefinition;
  /** Undefined for records without a page. */
  readonly hrefOf?: (record: ContractRecord) => string | undefined;
  readonly selection?: ListSelection;
  /** A label beside the name of a special record, such as the user's own. */
  readonly markOf?: (record: ContractRecord) => string | undefined;
  /** Actions on a record without leaving the list. */
  readonly actionsOf?: (record: ContractRecord) => ReactNode;
  /** Custom cells by column name, for more than the plain value. */
  readonly cells?: RecordCells;
}

interface RecordMarkProps {
  readonly presentation: ListPresentation;
  readonly record: ContractRecord;
}

export function RecordMark({ presentation: { markOf }, record }: RecordMarkProps) {
  const mark = markOf?.(record);
  return mark && <Chip size="small" variant="outlined" label={mark} sx={{ ml: 1 }} />;
}
