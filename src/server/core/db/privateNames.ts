import { storage } from '../../../contract/generated/storage.ts';
import { derivedTables } from './derivedTables.ts';

/** Of each table that stands on the defaults of the contract; without a search it has the first only. */
export const derivedColumnNames: readonly string[] = ['organizationId', 'searchKey', 'searchText'];

/**
 * What the migrations have made besides the contract's columns, by table: names that no property can take. A test
 * compares them with the database.
 */
export const privateColumnNames: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    derivedTables.map((table) => [table, isSearched(table) ? derivedColumnNames : ['organizationId']]),
  ),
  abuse_reports: ['organizationId'],
  coordinators: ['organizationId', 'searchText'],
  events: ['organizationId', 'searchKey', 'searchText'],
  invitations: ['organizationId', 'searchText'],
  notification_preferences: ['organizationId', 'accountId'],
  notifications: ['organizationId', 'accountId', 'position', 'digestAt'],
  participants: ['organizationId'],
  people_in_need: ['organizationId', 'searchKey', 'searchText', 'statusRank', 'urgencyRank'],
  volunteer_files: ['organizationId', 'volunteerId', 'content'],
  volunteers: ['organizationId', 'accountId', 'helpsSince', 'searchKey', 'searchText', 'verifiedAt'],
};

/** Tables whose changes "list_versions" tells of (migration 0012 and those of derived tables). */
export const versionedTables: readonly string[] = ['volunteers', 'people_in_need', ...derivedTables];

/** Tables that no schema of the contract is kept in, nor can be. */
export const privateTableNames: readonly string[] = [
  ...[
    'accounts',
    'email_addresses',
    'history',
    'images',
    'jobs',
    'kysely_migration',
    'kysely_migration_lock',
  ],
  ...['list_versions', 'mails', 'one_time_tokens', 'rate_limits', 'secret_hashes', 'sessions'],
  'volunteer_applications',
];

/** Rows that wait outside of their table, as JSON, until somebody confirms them: by that table. */
export const waitingRows: Readonly<Record<string, { readonly table: string; readonly column: string }>> = {
  volunteers: { table: 'volunteer_applications', column: 'record' },
};

/** Columns of the server's own tables that hold a choice of the contract, by the schema that has it. */
export const privateChoices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  accounts: { role: 'Role', language: 'LanguageCode' },
  history: { action: 'HistoryAction' },
  mails: { language: 'LanguageCode' },
};

/** What is recorded there is never changed. */
export const appendOnlyTables: readonly string[] = ['history'];

function isSearched(table: keyof typeof storage): boolean {
  return storage[table].search.length > 0;
}
