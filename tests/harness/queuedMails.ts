import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/server/core/db/schema.ts';
import { hashSecret } from '../../src/server/core/http/sessionCookie.ts';
import type { TemplateName } from '../../src/server/core/mail/Mail.ts';

interface QueuedMail {
  readonly to: string;
  readonly language: string;
  readonly template: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Mails queued for an address, or for all, in order. Test servers send no mails. */
export async function queuedMails(db: Kysely<Database>, to?: string): Promise<readonly QueuedMail[]> {
  let query = db.selectFrom('mails').select(['to', 'language', 'template', 'values']).orderBy('id');
  if (to !== undefined) query = query.where('to', '=', to);
  return (await query.execute()) as readonly QueuedMail[];
}

/** Secret of the last link of a kind mailed to an address. */
export async function mailedToken(db: Kysely<Database>, to: string, template: TemplateName): Promise<string> {
  const token = (await queuedMails(db, to)).findLast((mail) => mail.template === template)?.values.token;
  if (typeof token !== 'string') throw new Error(`No link of ${template} was mailed to ${to}`);
  return token;
}

/** Makes a link expire now. */
export async function expireToken(db: Kysely<Database>, token: string): Promise<void> {
  await db
    .updateTable('one_time_tokens')
    .set({ expiresAt: sql<string>`now()` })
    .where('tokenHash', '=', hashSecret(token))
    .executeTakeFirstOrThrow();
}

/** The same secret with another letter in the middle. */
export function changedToken(token: string): string {
  const middle = token[20] === 'a' ? 'b' : 'a';
  return token.slice(0, 20) + middle + token.slice(21);
}
