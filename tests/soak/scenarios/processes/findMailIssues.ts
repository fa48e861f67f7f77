import type { Kysely } from 'kysely';
import type { Database } from '../../../../src/server/core/db/schema.ts';
import type { ReceivedMail } from '../../../harness/startSmtpServer.ts';
import type { Kill } from './startFleet.ts';

/** From the mail server's answer to the note that the mail is sent, at the very most. */
const NOTE_MS = 1_000;

/**
 * A line for each mail that came twice, and for each that never came. One case cannot be excluded (see sendMail.ts): a
 * server is killed when the mail server has the mail and that is not noted yet. Those are counted apart, and each has to
 * have come from a server that was killed just then, or before the mail server read what it had been sent.
 */
export async function findMailIssues(
  received: readonly ReceivedMail[],
  kills: readonly Kill[],
  db: Kysely<Database>,
): Promise<{ issues: string[]; twice: number }> {
  const copies = Map.groupBy(received, ({ parsed }) => parsed.messageId ?? '');
  const mails = await db.selectFrom('mails').select('id').execute();
  const ids = new Set([...copies.keys()].map((messageId) => messageId.slice(1).split('@')[0]));
  const lost = mails.filter(({ id }) => !ids.has(id)).map(({ id }) => `mail ${id} never came`);
  const ends = new Map(kills.map(({ name, at }) => [name, at]));
  const livedOn = ({ sender, at }: ReceivedMail) => (ends.get(sender) ?? Number.POSITIVE_INFINITY) - at;
  const repeated = [...copies].flatMap(([messageId, mail]) =>
    mail.slice(0, -1).map((copy) => ({ messageId, livedOn: livedOn(copy) })),
  );
  const unexplained = repeated.filter((copy) => copy.livedOn > NOTE_MS);
  const twice = unexplained.map(
    (copy) => `${copy.messageId} came again, though its sender lived on for ${copy.livedOn} ms`,
  );
  return { issues: [...lost, ...twice], twice: repeated.length - unexplained.length };
}
