import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Account, findAccount } from '../accounts/identity/accountStore.ts';
import { acrossTenants, inTenant } from '../core/db/scope.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { hostCookie } from '../core/http/hostCookie.ts';
import { isSecure } from '../core/http/isSecure.ts';
import { hashSecret } from '../core/http/sessionCookie.ts';
import type { Services } from '../core/services.ts';
import { deleteSession, findSessions } from '../core/session/sessionStore.ts';

/**
 * The session of these pages: one of the same table, in a cookie that the panel and the API never get. `lax`, because
 * nothing is changed by opening a page, and links in mails open pages.
 */
export const memberCookie = hostCookie('volunteer', { path: '/v', sameSite: 'lax' });

/** A volunteer who is signed in. */
export interface Member {
  readonly user: SignedInUser;
  readonly organizationName: string;
  /** The foundation's. */
  readonly timeZone: string;
  /** Of the volunteer's record. */
  readonly volunteerId: string;
}

/** Who is signed in on these pages; undefined for a visitor. */
export async function findMember(
  request: FastifyRequest,
  { db, config }: Services,
): Promise<Member | undefined> {
  const secret = memberCookie.read(request, isSecure(config));
  if (!secret) return undefined;
  const [user] = await acrossTenants(() => findSessions([hashSecret(secret)], db));
  if (user?.role !== 'volunteer') return undefined;
  const account: Account | undefined = await inTenant(user.organizationId, () => findAccount(user, db));
  if (!account?.volunteerId) return undefined;
  const { organizationName, timeZone, volunteerId } = account;
  return { user, organizationName, timeZone, volunteerId };
}

/** Ends the session. */
export async function endMemberSession(reply: FastifyReply, { db, config }: Services): Promise<void> {
  const secure = isSecure(config);
  const secret = memberCookie.read(reply.request, secure);
  if (secret) await acrossTenants(() => deleteSession(hashSecret(secret), db));
  memberCookie.clear(reply, secure);
}
