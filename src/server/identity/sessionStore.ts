import { type Selectable, sql } from 'kysely';
import type { Role } from '../../contract/Role.ts';
import type { Queries } from '../db/transaction.ts';
import type { SignedInUser } from '../http/Call.ts';
import { IDLE_SECONDS, LONGEST_SECONDS, TOUCH_SECONDS } from './sessionRules.ts';

/** Who a session belongs to, with what the sign-in answers. */
export interface SessionOwner extends SignedInUser {
  readonly email: string;
  readonly imageToken: string | null;
}

/**
 * The owner of a living session, or null. One round trip: the same statement notes the use, at most once in
 * TOUCH_SECONDS, so that reading costs no write.
 */
export async function findSession(tokenHash: Buffer, db: Queries): Promise<SessionOwner | null> {
  const { rows } = await sql<Selectable<SessionRow>>`
    with "session" as (
      select "accountId", "lastUsedAt" from "sessions"
      where "tokenHash" = ${tokenHash} and "expiresAt" > now()
        and "lastUsedAt" > now() - make_interval(secs => ${IDLE_SECONDS})
    ), "touched" as (
      update "sessions" set "lastUsedAt" = now()
      where "tokenHash" = ${tokenHash}
        and exists (select from "session" where "lastUsedAt" < now() - make_interval(secs => ${TOUCH_SECONDS}))
    )
    select "accounts"."id", "accounts"."email", "accounts"."role", "accounts"."organizationId",
      "accounts"."imageToken", ${accountName} as "name"
    from "session"
    join "accounts" on "accounts"."id" = "session"."accountId" and "accounts"."closedAt" is null
    left join "coordinators" on "coordinators"."id" = "accounts"."id"
    left join "volunteers" on "volunteers"."accountId" = "accounts"."id"`.execute(db);
  const [row] = rows;
  return row ? { ...row, sessionHash: tokenHash } : null;
}

interface SessionRow {
  id: string;
  email: string;
  role: Role;
  organizationId: string;
  imageToken: string | null;
  name: string;
}

/** A coordinator has one name, a volunteer a first and a last name. */
export const accountName = sql<string>`coalesce("coordinators"."name", "volunteers"."firstname" || ' ' || "volunteers"."lastname", '')`;

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
