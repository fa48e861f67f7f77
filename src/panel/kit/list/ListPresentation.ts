import type { ReactNode } from 'react';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import type { ContractRecord } from '../ContractRecord.ts';

/** Records that a person may take together, and what can then be done. */
export interface ListSelection {
  readonly isSelectable: (record: ContractRecord) => boolean;
  readonly actions: (records: readonly ContractRecord[]) => ReactNode;
}

/** What the rows and cards of a list have in common. */
export interface ListPresentation {
  readonly resource: ResourceDefinition;
  readonly hrefOf: (record: ContractRecord) => string;
  readonly selection?: ListSelection;
}
