import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import type { ContractRecord } from '../ContractRecord.ts';

/** Which records can be selected, and the bulk actions. */
export interface ListSelection {
  readonly isSelectable: (record: ContractRecord) => boolean;
  readonly actions: (records: readonly ContractRecord[]) => ReactNode;
}

export type RecordCells = Readonly<Record<string, (record: ContractRecord) => ReactNode>>;

/** Options shared by table rows and cards. */
export interface ListPresentation {
  readonly resource: ResourceDefinition;
  /** Undefined for records without a page. */
  readonly hrefOf?: (record: ContractRecord) => string;
  readonly selection?: ListSelection;
  /** Picture before the record's name; decorative, as the name says it all. */
  readonly pictureOf?: (record: ContractRecord) => ReactNode;
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
