import { sql } from 'kysely';
import { crossTenant } from '../db/crossTenant.ts';
import { joined, type RecordKey } from '../db/rowByKey.ts';
import { deleteSecret, storeSecret } from '../db/secretStore.ts';
import { inTransaction, type Queries } from '../db/transaction.ts';
import { pipelined } from '../db/wire/pipelined.ts';
import type { SignedInUser } from '../http/Call.ts';

/** Eight hours idle, seven days at most (design, section 5). */
const IDLE_SECONDS = 8 * 60 * 60;
export const LONGEST_SECONDS = 7 * 24 * 60 * 60;
/** Precision of the last use. */
const TOUCH_SECONDS = 5 * 60;

/**
 * Owners of valid sessions, or null, in the order of the hashes. Writes the last use at most once per
 * TOUCH_SECONDS. The inner `select` hides the number of hashes from PostgreSQL, so that it plans only once.
 */
export async function findSessions(
  tokenHashes: readonly Buffer[],
  db: Queries,
): Promise<(SignedInUser | null)[]> {
  const { rows } = await sql<SessionRow>`
    select ${crossTenant('a cookie does not name its foundation')} "sessions"."tokenHash" as "sessionHash",
      "accounts"."id", "accounts"."role", "accounts"."organizationId", ${accountName} as "name",
      "lastUsedAt" < now() - make_interval(secs => ${TOUCH_SECONDS}) as "isUseOutdated"
    from "secret_hashes"
    join "sessions" on "sessions"."organizationId" = "secret_hashes"."organizationId"
      and "sessions"."tokenHash" = "secret_hashes"."hash"
    join "accounts" on "accounts"."organizationId" = "sessions"."organizationId"
      and "accounts"."id" = "sessions"."accountId"
    left join "coordinators" on "coordinators"."organizationId" = "accounts"."organizationId"
      and "coordinators"."id" = "accounts"."id"
    left join "volunteers" on "volunteers"."organizationId" = "accounts"."organizationId"
      and "volunteers"."accountId" = "accounts"."id"
    where "secret_hashes"."hash" = any(array(select unnest(${tokenHashes}::bytea[])))
      and "accounts"."closedAt" is null and "expiresAt" > now()
      and "lastUsedAt" > now() - make_interval(secs => ${IDLE_SECONDS})`.execute(db);
  // One statement each: a single one could deadlock with another process.
  await Promise.all(rows.map((row) => row.isUseOutdated && noteUse(row, db)));
  return tokenHashes.map((hash) => {
    const row = rows.find(({ sessionHash }) => sessionHash.equals(hash));
    if (!row) return null;
    const { isUseOutdated: _, ...owner } = row;
    return owner;
  });
}

async function noteUse({ organizationId, sessionHash }: SessionRow, db: Queries): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastUsedAt: sql<string>`now()` })
    .where('organizationId', '=', organizationId)
    .where('tokenHash', '=', sessionHash)
    .execute();
}

interface SessionRow extends SignedInUser {
  readonly isUseOutdated: boolean;
}

/**
 * Name of an account joined with its profile: coordinators have one name, volunteers a first and a last name.
 */
export const accountName = sql<string>`coalesce("coordinators"."name",
  "volunteers"."firstname" || ' ' || "volunteers"."lastname", '')`;

export async function insertSession(
  tokenHash: Buffer,
  { id: accountId, organizationId }: RecordKey,
  db: Queries,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await storeSecret({ hash: tokenHash, organizationId }, LONGEST_SECONDS, trx);
    await trx
      .insertInto('sessions')
      .values({
        ...{ tokenHash, organizationId, accountId },
        expiresAt: sql`now() + make_interval(secs => ${LONGEST_SECONDS})`,
      })
      .modifyEnd(pipelined)
      .execute();
  });
}

export async function deleteSession(tokenHash: Buffer, db: Queries): Promise<void> {
  await inTransaction(db, async (trx) => {
    const organizationId = await deleteSecret(tokenHash, trx);
    if (organizationId === undefined) return;
    await trx
      .deleteFrom('sessions')
      .where('organizationId', '=', organizationId)
      .where('tokenHash', '=', tokenHash)
      .execute();
  });
}

/** Ends an account's sessions, except one if given. */
export async function deleteSessionsOf(
  { id, organizationId }: RecordKey,
  kept: Buffer | null,
  trx: Queries,
): Promise<void> {
  let sessions = trx
    .deleteFrom('sessions')
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', id);
  if (kept) sessions = sessions.where('tokenHash', '<>', kept);
  await sessions.execute();
}

export async function deleteEndedSessions(db: Queries): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('expiresAt', '<=', sql<string>`now()`)
    .modifyEnd(crossTenant('expired rows are deleted'))
    .execute();
}

interface LivingSession extends Pick<SignedInUser, 'role' | 'organizationId'> {
  /** Remaining seconds if it is not used. */
  readonly secondsLeft: number;
}

/**
 * Owner and remaining time of a session, or undefined if it has ended. Does not count as use, so an open
 * window does not prolong it.
 */
export function findLivingSession(
  { organizationId, sessionHash }: Pick<SignedInUser, 'organizationId' | 'sessionHash'>,
  db: Queries,
): Promise<LivingSession | undefined> {
  const idleEnd = sql<string>`"sessions"."lastUsedAt" + make_interval(secs => ${IDLE_SECONDS})`;
  const end = sql<string>`least("sessions"."expiresAt", ${idleEnd})`;
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', joined('accounts.id', 'sessions.accountId'))
    .select(['accounts.role', 'accounts.organizationId'])
    .select(sql<number>`extract(epoch from ${end} - now())::float8`.as('secondsLeft'))
    .where('sessions.organizationId', '=', organizationId)
    .where('sessions.tokenHash', '=', sessionHash)
    .where(end, '>', sql<string>`now()`)
    .where('accounts.closedAt', 'is', null)
    .executeTakeFirst();
}
