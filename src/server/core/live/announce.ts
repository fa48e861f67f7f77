import { sql } from 'kysely';
import type { Queries } from '../db/transaction.ts';
import type { Channel } from './channels.ts';

/** Notifies all processes, including this one, once the transaction is committed. */
export async function announce(channel: Channel, notices: readonly string[], trx: Queries): Promise<void> {
  await sql`select pg_notify(${channel}, "notice") from unnest(${notices}::text[]) as "notice"`.execute(trx);
}
