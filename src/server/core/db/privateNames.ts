import { storage } from '../../../contract/generated/storage.ts';
import { derivedTables, personalTables } from './derivedTables.ts';

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
  agreements: ['organizationId', 'volunteerId', 'year', 'serial', 'parties'],
  assignments: ['organizationId', 'personId'],
  certificates: ['organizationId', 'volunteerId', 'year', 'serial', 'holder', 'issuer'],
  clearances: ['organizationId', 'volunteerId'],
  coordinators: ['organizationId', 'searchText'],
  data_requests: ['organizationId', 'searchText', 'toldLateAt', 'toldSoonAt'],
  event_shifts: ['organizationId', 'eventId', 'startDay', 'endDay', 'walkIns'],
  events: ['organizationId', 'searchKey', 'searchText', 'shiftCount', 'walkIns'],
  guardian_consents: ['organizationId', 'volunteerId'],
  history: ['organizationId', 'subjectTable', 'subjectId', 'changes'],
  invitations: ['organizationId', 'searchText'],
  mailings: ['organizationId', 'searchText', 'sendAt'],
  notification_preferences: ['organizationId', 'accountId'],
  notifications: ['organizationId', 'accountId', 'position', 'digestAt'],
  participants: ['organizationId', 'remindedAt', 'thankedAt', 'bornIn', 'town'],
  people_in_need: ['organizationId', 'searchKey', 'searchText', 'statusRank', 'urgencyRank'],
  person_in_need_notes: ['organizationId', 'personId'],
  person_in_need_visits: ['organizationId', 'personId'],
  sent_mails: ['organizationId', 'newsHash'],
  time_entries: ['organizationId', 'volunteerId', 'startsAt', 'endsAt'],
  upcoming_erasures: ['organizationId', 'remindedOn'],
  volunteer_files: ['organizationId', 'volunteerId', 'content'],
  volunteer_notes: ['organizationId', 'volunteerId'],
  volunteers: ['organizationId', 'accountId', 'helpsSince', 'searchKey', 'searchText', 'verifiedAt'],
};

/** Tables whose changes and numbers are tracked in "list_versions" (`listCounts.ts`). */
export const versionedTables: readonly string[] = [
  'volunteers',
  'people_in_need',
  'events',
  'history',
  ...derivedTables,
];

/** Tables whose records some of the team must not know of. */
const confidentialTables = [...personalTables, 'abuse_reports', 'clearances'];

/** SQL of the entries of the history that the whole team is told: what changed, in records that all may know of. */
export const historyListed = `"action" <> 'viewed' and "subjectTable" <> all('{${confidentialTables.join()}}')`;

/** SQL of the records of a table that are counted, where these are not all. */
export const countedRows: Readonly<Record<string, string>> = { history: historyListed };

interface CountedExpression {
  /** SQL of a text, null for a record that is not counted. */
  readonly of: string;
  /** Values of the filter of that name whose records it counts. */
  readonly choices?: readonly string[];
}

/** What is counted besides the contract's choices, by its name. */
export const countedExpressions: Readonly<Record<string, Readonly<Record<string, CountedExpression>>>> = {
  events: {
    group: {
      of: `case when "status" = 'draft' then 'drafts' when "status" = 'finished' or "cancelledAt" is not null then 'finished' end`,
      choices: ['drafts', 'finished'],
    },
  },
  // By months of UTC: who asks corrects by the hours between that and the foundation's clock.
  volunteers: { helpsSince: { of: `to_char("helpsSince" at time zone 'UTC', 'YYYY-MM')` } },
};

/** Tables that are not, and cannot be, a contract schema's. */
export const privateTableNames: readonly string[] = [
  ...['accounts', 'email_addresses', 'images', 'jobs', 'kysely_migration', 'kysely_migration_lock'],
  ...[
    'list_versions',
    'mails',
    'one_time_tokens',
    'public_pages',
    'rate_limits',
    'retention_periods',
    'secret_hashes',
    'sessions',
  ],
  'volunteer_applications',
];

/** Rows stored as JSON elsewhere until somebody confirms them, by their table. */
export const waitingRows: Readonly<Record<string, { readonly table: string; readonly column: string }>> = {
  volunteers: { table: 'volunteer_applications', column: 'record' },
};

/** Enum columns of the server's own tables, with the contract schema of their values. */
export const privateChoices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  accounts: { role: 'Role', language: 'LanguageCode' },
  mails: { language: 'LanguageCode' },
};

/** Append-only. */
export const appendOnlyTables: readonly string[] = ['history'];

function isSearched(table: keyof typeof storage): boolean {
  return storage[table].search.length > 0;
}
