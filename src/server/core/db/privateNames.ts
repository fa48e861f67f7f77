import { storage } from '../../../contract/generated/storage.ts';
import { derivedTables } from './derivedTables.ts';

/** Columns of each table with the contract's defaults; without a search only the first. */
export const derivedColumnNames: readonly string[] = ['organizationId', 'searchKey', 'searchText'];

/**
 * Columns that migrations added to the contract's, by table: names that no property may take. A test compares
 * them with the database.
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
  volunteer_notes: ['organizationId', 'volunteerId'],
  volunteers: ['organizationId', 'accountId', 'helpsSince', 'searchKey', 'searchText', 'verifiedAt'],
};

/** Tables whose changes are tracked in "list_versions" (migration 0012 and those of derived tables). */
export const versionedTables: readonly string[] = ['volunteers', 'people_in_need', ...derivedTables];

/** Tables that are not, and cannot be, a contract schema's. */
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

/** Rows stored as JSON elsewhere until somebody confirms them, by their table. */
export const waitingRows: Readonly<Record<string, { readonly table: string; readonly column: string }>> = {
  volunteers: { table: 'volunteer_applications', column: 'record' },
};

/** Enum columns of the server's own tables, with the contract schema of their values. */
export const privateChoices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  accounts: { role: 'Role', language: 'LanguageCode' },
  history: { action: 'HistoryAction' },
  mails: { language: 'LanguageCode' },
};

/** Append-only. */
export const appendOnlyTables: readonly string[] = ['history'];

function isSearched(table: keyof typeof storage): boolean {
  return storage[table].search.length > 0;
}
