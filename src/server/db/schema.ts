import type { ContractTables } from '../../contract/generated/storage.ts';
import type { DerivedTable } from './derivedTables.ts';
import type { DerivedColumns, PrivateColumns } from './privateColumns.ts';
import type { PrivateTables } from './privateTables.ts';

/** All that is stored: the contract's columns, what the server adds to them, and its own tables. */
export type Database = PrivateTables & {
  [Table in keyof ContractTables]: ContractTables[Table] &
    (Table extends keyof PrivateColumns
      ? PrivateColumns[Table]
      : Table extends DerivedTable
        ? DerivedColumns
        : unknown);
};
