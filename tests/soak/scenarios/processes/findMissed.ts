import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../../../src/server/core/db/schema.ts';
import type { Follower } from '../followNotifications.ts';

/** How long the last may be on their way, once nothing is written any more. */
const TIMEOUT_MS = 20_000;

/** A line for each follower who missed a notification, or saw one twice or in another order. */
export async function findMissed(followers: readonly Follower[], db: Kysely<Database>): Promise<string[]> {
  const issues: string[] = [];
  for (const { accountId, ids } of followers) {
    const told = await readIds(accountId, db);
    const hasAll = () => ids().join() === told.join();
    for (const end = Date.now() + TIMEOUT_MS; !hasAll() && Date.now() < end; ) await delay(50);
    if (hasAll()) continue;
    const seen = new Set(ids());
    const missed = told.filter((id) => !seen.has(id)).length;
    issues.push(`${accountId} missed ${missed} of ${told.length} notifications, or saw them in disorder`);
  }
  return issues;
}

async function readIds(accountId: string, db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('notifications')
    .select('id')
    .where('accountId', '=', accountId)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}
