import type { Generated } from 'kysely';
import type { ContractTables } from '../../../contract/generated/storage.ts';
import type { DerivedTable } from './derivedTables.ts';
import type { PrivateTables } from './privateTables.ts';

interface OfFoundation {
  organizationId: string;
}

interface Searchable {
  /** What the list's `q` looks through: the `x-store: search` columns in small letters without diacritics. */
  searchText: Generated<string>;
}

/** Of each table that stands on the defaults; without a search it has no text for one. */
type DerivedColumns = OfFoundation & Searchable;

/** Columns of the contract's tables that no answer shows (migrations 0003 and later). */
interface PrivateColumns {
  abuse_reports: OfFoundation;
  /** The id is that of the account. */
  coordinators: OfFoundation & Searchable;
  events: OfFoundation & Searchable;
  invitations: OfFoundation & Searchable;
  notifications: OfFoundation & {
    accountId: string;
    /** In the order of commits, given by the database as the last step of a transaction (migration 0017). */
    position: number | null;
    /** When the daily summary is due that it waits for. */
    digestAt: string | null;
  };
  notification_preferences: OfFoundation & { accountId: string };
  participants: OfFoundation;
  /** The database works the ranks out by itself. */
  people_in_need: OfFoundation & Searchable;
  volunteer_files: OfFoundation & { volunteerId: string; content: Buffer };
  volunteers: OfFoundation &
    Searchable & {
      accountId: string | null;
      /** Null for who was never decided on here, such as who came with the demo: then it is `createdAt`. */
      verifiedAt: string | null;
    };
}

/** All that is stored: the contract's columns, what the server adds to them, and its own tables. */
export type Database = PrivateTables & {
  [Table in keyof ContractTables]: ContractTables[Table] &
    (Table extends keyof PrivateColumns
      ? PrivateColumns[Table]
      : Table extends DerivedTable
        ? DerivedColumns
        : unknown);
};
