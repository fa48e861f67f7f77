import { sql } from 'kysely';
import type { Role } from '../../contract/Role.ts';
import type { Queries } from '../db/transaction.ts';
import type { SignedInUser } from '../http/Call.ts';
import { IDLE_SECONDS, LONGEST_SECONDS, TOUCH_SECONDS } from './sessionRules.ts';

/** Who a session belongs to, with what the sign-in answers. */
/**
 * The owners of living sessions, in the order of their hashes, or null. Reading costs no write: a session's use is noted
 * at most once in TOUCH_SECONDS. Each is looked up by itself (`offset 0` keeps it so), and behind the inner `select`
 * PostgreSQL does not see how many they are: so it plans but once, however many.
 */
export async function findSessions(
  tokenHashes: readonly Buffer[],
  db: Queries,
): Promise<(SignedInUser | null)[]> {
  const { rows } = await sql<SessionRow | NoSession>`
    select "session".*
    from unnest(array(select unnest(${tokenHashes}::bytea[]))) with ordinality as "asked" ("hash", "place")
    left join lateral (
      select "accounts"."id", "accounts"."role", "accounts"."organizationId", ${accountName} as "name",
        "lastUsedAt" < now() - make_interval(secs => ${TOUCH_SECONDS}) as "isToBeNoted"
      from "sessions"
      join "accounts" on "accounts"."id" = "sessions"."accountId" and "accounts"."closedAt" is null
      where "tokenHash" = "asked"."hash" and "expiresAt" > now()
        and "lastUsedAt" > now() - make_interval(secs => ${IDLE_SECONDS})
      offset 0
    ) as "session" on true
    order by "place"`.execute(db);
  // One by one: together they could wait in a circle for those of another process.
  await Promise.all(tokenHashes.map((hash, index) => rows[index]?.isToBeNoted && noteUse(hash, db)));
  return tokenHashes.map((sessionHash, index) => {
    const row = rows[index];
    if (!row || row.id === null) return null;
    const { isToBeNoted: _, ...owner } = row;
    return { ...owner, sessionHash };
  });
}

async function noteUse(tokenHash: Buffer, db: Queries): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastUsedAt: sql<string>`now()` })
    .where('tokenHash', '=', tokenHash)
    .execute();
}

interface SessionRow {
  id: string;
  role: Role;
  organizationId: string;
  name: string;
  isToBeNoted: boolean;
}

/** Where nothing is found, all columns are null. */
type NoSession = { [Column in keyof SessionRow]: null };

/** Of a row of "accounts": a coordinator has one name, a volunteer a first and a last name. */
export const accountName = sql<string>`coalesce(
  (select "name" from "coordinators" where "id" = "accounts"."id"),
  (select "firstname" || ' ' || "lastname" from "volunteers" where "accountId" = "accounts"."id"), '')`;

/** Sessions that ended by themselves are of no use to anybody: they go with each sign-in, so that they never pile up. */
export async function insertSession(tokenHash: Buffer, accountId: string, db: Queries): Promise<void> {
  await db
    .with('ended', (query) => query.deleteFrom('sessions').where('expiresAt', '<=', sql<string>`now()`))
    .insertInto('sessions')
    .values({ tokenHash, accountId, expiresAt: sql`now() + make_interval(secs => ${LONGEST_SECONDS})` })
    .execute();
}

export async function deleteSession(tokenHash: Buffer, db: Queries): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
}

/** Ends the sessions of an account, but for one if there is one to keep. */
export async function deleteSessionsOf(accountId: string, kept: Buffer | null, trx: Queries): Promise<void> {
  let sessions = trx.deleteFrom('sessions').where('accountId', '=', accountId);
  if (kept) sessions = sessions.where('tokenHash', '<>', kept);
  await sessions.execute();
}
