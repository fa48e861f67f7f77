import { noteAddresses } from '../accounts/identity/addressStore.ts';
import { insertRows, type Row } from '../core/db/insertRows.ts';
import { storeSecret } from '../core/db/secretStore.ts';
import type { Queries } from '../core/db/transaction.ts';
import { hashSecret } from '../core/http/sessionCookie.ts';

/** The demo's tables, each after those it references. */
const TABLES = [
  ...(['organizations', 'accounts', 'images', 'coordinators', 'notification_preferences'] as const),
  ...([
    'invitations',
    'volunteers',
    'volunteer_files',
    'volunteer_notes',
    'clearances',
    'time_entries',
    'certificates',
    'agreements',
    'guardian_consents',
    'people_in_need',
    'events',
    'event_shifts',
  ] as const),
  'public_pages' as const,
  ...(['assignments', 'person_in_need_visits', 'person_in_need_notes'] as const),
  ...(['participants', 'mailings', 'sent_mails', 'abuse_reports'] as const),
  ...(['data_requests', 'retention_periods', 'upcoming_erasures', 'notifications', 'history'] as const),
];

export type DemoRows = { readonly [Table in (typeof TABLES)[number]]: Row<Table>[] };

export function emptyRows(): DemoRows {
  return Object.fromEntries(TABLES.map((table) => [table, []])) as unknown as DemoRows;
}

/** Inserts the rows and their lookup entries: the accounts' addresses and the images' tokens. */
export async function insertAll(rows: Partial<DemoRows>, db: Queries): Promise<void> {
  const insert = (table: keyof DemoRows) => insertRows(table, rows[table] ?? [], db);
  for (const table of TABLES) await insert(table);
  for (const account of rows.accounts ?? []) await noteAddresses(account, db);
  for (const { token, organizationId } of rows.images ?? [])
    await storeSecret({ hash: hashSecret(token), organizationId }, null, db);
}
