import type { FastifyReply } from 'fastify';
import type { RecordKey } from '../core/db/rowByKey.ts';
import type { Queries } from '../core/db/transaction.ts';
import type { hostCookie } from '../core/http/hostCookie.ts';
import { hashSecret, newSecret } from '../core/http/sessionCookie.ts';
import { deleteSession, insertSession, LONGEST_SECONDS } from '../core/session/sessionStore.ts';

interface Place {
  readonly cookie: ReturnType<typeof hostCookie>;
  readonly reply: FastifyReply;
  /** Whether the panel is served by https. */
  readonly secure: boolean;
}

/** @returns the secret of a new session, to be given to a browser once it is stored */
export async function newSession(account: RecordKey, db: Queries): Promise<string> {
  const { secret, hash } = newSecret();
  await insertSession(hash, account, db);
  return secret;
}

/** Gives a browser its new session, and ends the one that it had: a session id is never taken over. */
export async function giveSession(
  secret: string,
  { cookie, reply, secure }: Place,
  db: Queries,
): Promise<void> {
  const former = cookie.read(reply.request, secure);
  if (former) await deleteSession(hashSecret(former), db);
  cookie.set(reply, secret, LONGEST_SECONDS, secure);
}
