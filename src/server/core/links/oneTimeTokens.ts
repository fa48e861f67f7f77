import { sql } from 'kysely';
import { crossTenant } from '../db/crossTenant.ts';
import type { RecordKey } from '../db/rowByKey.ts';
import type { Database } from '../db/schema.ts';
import { findFoundationOf, storeSecret } from '../db/secretStore.ts';
import type { Queries } from '../db/transaction.ts';
import { waitForTurn } from '../db/waitForTurn.ts';
import { ApiError } from '../http/ApiError.ts';
import { hashSecret, newSecret } from '../http/sessionCookie.ts';

export type TokenPurpose = Database['one_time_tokens']['purpose'];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How long a token is kept after its use, to report it as used instead of unknown. */
const KEPT_SECONDS = 30 * DAY;

/** Lifetime of each kind of link (design, section 5). */
export const tokenSeconds: Readonly<Record<TokenPurpose, number>> = {
  confirmEmail: 48 * HOUR,
  resetPassword: HOUR,
  invitation: 14 * DAY,
  restore: 14 * DAY,
  formerEmail: 14 * DAY,
  assignment: 7 * DAY,
  signIn: 15 * MINUTE,
  personalData: DAY,
  guardianConsent: 14 * DAY,
};

/**
 * Issues the secret of a new link for a subject: an account or, for an invitation, an assignment, personal data or a guardian's consent, that
 * record. Revokes earlier links of the same purpose. Stores only the SHA-256.
 * @param email where it is mailed to, if `readLink` has to tell
 */
export async function issueToken(
  purpose: Exclude<TokenPurpose, 'formerEmail'>,
  subject: RecordKey,
  trx: Queries,
  email: string | null = null,
): Promise<string> {
  // Of two at once the later has to find, and revoke, the link of the earlier.
  await waitForTurn(purpose, subject.id, trx);
  await revokeTokens(purpose, subject, trx);
  return insertToken({ purpose, subject, email }, trx);
}

/**
 * Issues a link that restores an account's former address. Earlier ones stay valid, because a thief may
 * change the address twice.
 */
export function issueFormerEmailLink(subject: RecordKey, email: string, trx: Queries): Promise<string> {
  return insertToken({ purpose: 'formerEmail', subject, email }, trx);
}

async function insertToken(
  { purpose, subject, email }: { purpose: TokenPurpose; subject: RecordKey; email: string | null },
  trx: Queries,
): Promise<string> {
  const { secret, hash } = newSecret();
  const { id: subjectId, organizationId } = subject;
  const seconds = tokenSeconds[purpose];
  await storeSecret({ hash, organizationId }, seconds + KEPT_SECONDS, trx);
  await trx
    .insertInto('one_time_tokens')
    .values({
      ...{ tokenHash: hash, organizationId, purpose, subjectId, email },
      createdAt: sql<string>`clock_timestamp()`,
      expiresAt: sql<string>`now() + make_interval(secs => ${seconds})`,
    })
    .execute();
  return secret;
}

/** Revokes unused links. */
export async function revokeTokens(
  purpose: TokenPurpose,
  { id, organizationId }: RecordKey,
  trx: Queries,
): Promise<void> {
  await trx
    .deleteFrom('one_time_tokens')
    .where('organizationId', '=', organizationId)
    .where('subjectId', '=', id)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute();
}

/** Deletes all links of a subject that is gone, used ones among them: they may hold an address. */
export async function deleteTokensOf({ id, organizationId }: RecordKey, trx: Queries): Promise<void> {
  await trx
    .deleteFrom('one_time_tokens')
    .where('organizationId', '=', organizationId)
    .where('subjectId', '=', id)
    .execute();
}

/**
 * Uses up a token, in the transaction of the action it allows.
 * @returns its subject
 * @throws ApiError token_used, or token_invalid when it is unknown, expired or of another purpose
 */
export async function redeemToken(purpose: TokenPurpose, secret: string, trx: Queries): Promise<RecordKey> {
  const tokenHash = hashSecret(secret);
  const organizationId = await findFoundationOf(tokenHash, trx);
  if (organizationId === undefined) throw new ApiError('token_invalid');
  const token = await trx
    .updateTable('one_time_tokens')
    .set({ usedAt: sql<string>`now()` })
    .where('organizationId', '=', organizationId)
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning('subjectId')
    .executeTakeFirst();
  return token ? { id: token.subjectId, organizationId } : refuseToken(purpose, secret, trx);
}

/**
 * Subject of a token, without using it up.
 * @throws ApiError as redeemToken does
 */
export async function readToken(purpose: TokenPurpose, secret: string, db: Queries): Promise<RecordKey> {
  const link = await readLink(secret, db);
  if (link.purpose !== purpose) throw new ApiError('token_invalid');
  return link.subject;
}

/**
 * Details of a link, without using it up.
 * @throws ApiError token_used, or token_invalid when it is unknown or expired
 */
export async function readLink(secret: string, db: Queries) {
  const link = await findLink(secret, db);
  if (!link?.isOpen) throw new ApiError(link?.usedAt ? 'token_used' : 'token_invalid');
  return link;
}

/** A link, valid or not. */
export async function findLink(secret: string, db: Queries) {
  const tokenHash = hashSecret(secret);
  const organizationId = await findFoundationOf(tokenHash, db);
  if (organizationId === undefined) return undefined;
  const found = await db
    .selectFrom('one_time_tokens')
    .select(['purpose', 'subjectId', 'email', 'createdAt', 'usedAt'])
    .select(sql<boolean>`"usedAt" is null and "expiresAt" > now()`.as('isOpen'))
    .where('organizationId', '=', organizationId)
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (!found) return undefined;
  const { subjectId, ...link } = found;
  return { ...link, subject: { id: subjectId, organizationId } };
}

async function refuseToken(purpose: TokenPurpose, secret: string, db: Queries): Promise<never> {
  const link = await findLink(secret, db);
  throw new ApiError(link?.purpose === purpose && link.usedAt ? 'token_used' : 'token_invalid');
}

export async function deleteOldTokens(db: Queries): Promise<void> {
  await db
    .deleteFrom('one_time_tokens')
    .where('expiresAt', '<', sql<string>`now() - make_interval(secs => ${KEPT_SECONDS})`)
    .modifyEnd(crossTenant('expired rows are deleted'))
    .execute();
}
