import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Queries } from '../db/transaction.ts';
import { ApiError } from '../http/ApiError.ts';
import { hashSecret, newSecret } from '../http/sessionCookie.ts';

export type TokenPurpose = Database['one_time_tokens']['purpose'];

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** How long each kind of link works (design, section 5). */
export const tokenSeconds: Readonly<Record<TokenPurpose, number>> = {
  confirmEmail: 48 * HOUR,
  resetPassword: HOUR,
  invitation: 14 * DAY,
  restore: 14 * DAY,
  formerEmail: 14 * DAY,
};

/**
 * A new link's secret for a subject; links of the same purpose that were sent before stop working.
 * Only its SHA-256 is stored.
 * @param subjectId an account's id or, for an invitation, the invitation's
 */
export async function issueToken(
  purpose: Exclude<TokenPurpose, 'formerEmail'>,
  subjectId: string,
  trx: Queries,
): Promise<string> {
  await revokeTokens(purpose, subjectId, trx);
  return insertToken({ purpose, subjectId, email: null }, trx);
}

/** The secret of a link back to an account's former address. Earlier ones stay: a thief can change it twice. */
export function issueWayBack(accountId: string, email: string, trx: Queries): Promise<string> {
  return insertToken({ purpose: 'formerEmail', subjectId: accountId, email }, trx);
}

async function insertToken(
  token: { purpose: TokenPurpose; subjectId: string; email: string | null },
  trx: Queries,
): Promise<string> {
  const { secret, hash } = newSecret();
  await trx
    .insertInto('one_time_tokens')
    .values({
      ...token,
      tokenHash: hash,
      createdAt: sql<string>`clock_timestamp()`,
      expiresAt: sql<string>`now() + make_interval(secs => ${tokenSeconds[token.purpose]})`,
    })
    .execute();
  return secret;
}

/** Makes links that were sent, and not yet used, stop working. */
export async function revokeTokens(purpose: TokenPurpose, subjectId: string, trx: Queries): Promise<void> {
  await trx
    .deleteFrom('one_time_tokens')
    .where('subjectId', '=', subjectId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute();
}

/**
 * Uses a token up, in the transaction of what it allows.
 * @returns whose it is
 * @throws ApiError token_used, or token_invalid when it is unknown, expired or of another purpose
 */
export async function redeemToken(purpose: TokenPurpose, secret: string, trx: Queries): Promise<string> {
  const token = await trx
    .updateTable('one_time_tokens')
    .set({ usedAt: sql<string>`now()` })
    .where('tokenHash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning('subjectId')
    .executeTakeFirst();
  return token ? token.subjectId : refuseToken(purpose, secret, trx);
}

/**
 * Whose a token is, without using it up.
 * @throws ApiError as redeemToken does
 */
export async function readToken(purpose: TokenPurpose, secret: string, db: Queries): Promise<string> {
  const link = await readLink(secret, db);
  if (link.purpose !== purpose) throw new ApiError('token_invalid');
  return link.subjectId;
}

/**
 * What a link is for, without using it up.
 * @throws ApiError token_used, or token_invalid when it is unknown or expired
 */
export async function readLink(secret: string, db: Queries) {
  const link = await findLink(secret, db);
  if (!link?.isOpen) throw new ApiError(link?.usedAt ? 'token_used' : 'token_invalid');
  return link;
}

/** A link, whether or not it still works. */
export function findLink(secret: string, db: Queries) {
  return db
    .selectFrom('one_time_tokens')
    .select(['purpose', 'subjectId', 'email', 'createdAt', 'usedAt'])
    .select(sql<boolean>`"usedAt" is null and "expiresAt" > now()`.as('isOpen'))
    .where('tokenHash', '=', hashSecret(secret))
    .executeTakeFirst();
}

async function refuseToken(purpose: TokenPurpose, secret: string, db: Queries): Promise<never> {
  const link = await findLink(secret, db);
  throw new ApiError(link?.purpose === purpose && link.usedAt ? 'token_used' : 'token_invalid');
}
