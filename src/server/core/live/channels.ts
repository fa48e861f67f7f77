import { sql } from 'kysely';
import contract from '../../../contract/generated/openapi.json' with { type: 'json' };
import type { storage } from '../../../contract/generated/storage.ts';
import type { Queries } from '../db/transaction.ts';

/**
 * `NOTIFY` channels between processes. A notice contains only ids, because of the 8000 byte limit. An
 * account's id means that one of its sessions ended, that its role or foundation changed (sent by migration
 * 0016), or that its records of a table changed.
 */
export type Channel = 'sessions' | keyof typeof storage;

interface Item {
  readonly get?: { readonly responses: Readonly<Record<string, { readonly content?: object }>> };
}

/** Of the tables, those whose resource has a live stream. */
export const channels: readonly Channel[] = [
  'sessions',
  ...Object.entries(contract.paths as Readonly<Record<string, Item>>).flatMap(([path, { get }]) =>
    Object.values(get?.responses ?? {}).some(({ content = {} }) => 'text/event-stream' in content)
      ? (path.split('/')[1] as Channel)
      : [],
  ),
];

/** Notifies all processes, including this one, once the transaction is committed. */
export async function announce(channel: Channel, notices: readonly string[], trx: Queries): Promise<void> {
  await sql`select pg_notify(${channel}, "notice") from unnest(${notices}::text[]) as "notice"`.execute(trx);
}
