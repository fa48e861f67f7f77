import type { Kysely } from 'kysely';
import type { Database } from '../../../src/server/db/schema.ts';
import type { ReceivedMail } from '../../../tests/server/mail/startSmtpServer.ts';

/** From the mail server's answer to the note that the mail is sent, at the very most. */
const NOTE_MS = 1_000;

/**
 * A line for each mail that came twice, and for each that never came. One case cannot be excluded (see sendMail.ts): a
 * server is killed when the mail server has answered and that is not noted yet. Those are counted apart, and have to have
 * come just before a kill.
 */
export async function findMailFaults(
  received: readonly ReceivedMail[],
  kills: readonly number[],
  db: Kysely<Database>,
): Promise<{ faults: string[]; twice: number }> {
  const copies = Map.groupBy(received, ({ parsed }) => parsed.messageId ?? '');
  const mails = await db.selectFrom('mails').select('id').execute();
  const ids = new Set([...copies.keys()].map((messageId) => messageId.slice(1).split('@')[0]));
  const lost = mails.filter(({ id }) => !ids.has(id)).map(({ id }) => `mail ${id} never came`);
  const repeated = [...copies.values()].filter(({ length }) => length > 1);
  const unexplained = repeated.filter(
    (mail) => !kills.some((kill) => kill >= (mail[0]?.at ?? 0) && kill - (mail[0]?.at ?? 0) < NOTE_MS),
  );
  const twice = unexplained.map((mail) => `${mail[0]?.parsed.messageId} came ${mail.length} times`);
  return { faults: [...lost, ...twice], twice: repeated.length - unexplained.length };
}
