import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import type { ContractRecord } from '../ContractRecord.ts';

/** Records that a person may take together, and what can then be done. */
export interface ListSelection {
  readonly isSelectable: (record: ContractRecord) => boolean;
  readonly actions: (records: readonly ContractRecord[]) => ReactNode;
}

export type RecordCells = Readonly<Record<string, (record: ContractRecord) => ReactNode>>;

/** What the rows and cards of a list have in common. */
export interface ListPresentation {
  readonly resource: ResourceDefinition;
  /** Missing for records that have no page of their own. */
  readonly hrefOf?: (record: ContractRecord) => string;
  readonly selection?: ListSelection;
  /** Stands before the name of a record, which says all that it does. */
  readonly pictureOf?: (record: ContractRecord) => ReactNode;
  /** A word beside the name of a record that stands out, such as one's own. */
  readonly markOf?: (record: ContractRecord) => string | undefined;
  /** What can be done with a record without leaving the list. */
  readonly actsOf?: (record: ContractRecord) => ReactNode;
  /** By the name of their column: what tells more than the value alone. */
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
