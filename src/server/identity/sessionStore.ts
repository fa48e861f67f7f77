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

/** The owner of a living session, or null. Reading costs no write: its use is noted at most once in TOUCH_SECONDS. */
export async function findSession(tokenHash: Buffer, db: Queries): Promise<SessionOwner | null> {
  const { rows } = await sql<Selectable<SessionRow>>`
    select "accounts"."id", "accounts"."email", "accounts"."role", "accounts"."organizationId",
      "accounts"."imageToken", ${accountName} as "name",
      "lastUsedAt" < now() - make_interval(secs => ${TOUCH_SECONDS}) as "isToBeNoted"
    from "sessions"
    join "accounts" on "accounts"."id" = "sessions"."accountId" and "accounts"."closedAt" is null
    left join "coordinators" on "coordinators"."id" = "accounts"."id"
    left join "volunteers" on "volunteers"."accountId" = "accounts"."id"
    where "tokenHash" = ${tokenHash} and "expiresAt" > now()
      and "lastUsedAt" > now() - make_interval(secs => ${IDLE_SECONDS})`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { isToBeNoted, ...owner } = row;
  if (isToBeNoted) await noteUse(tokenHash, db);
  return { ...owner, sessionHash: tokenHash };
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
  email: string;
  role: Role;
  organizationId: string;
  imageToken: string | null;
  name: string;
  isToBeNoted: boolean;
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
