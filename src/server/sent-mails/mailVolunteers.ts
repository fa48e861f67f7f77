import { v7 as uuid } from 'uuid';
import type { components } from '../../contract/generated/types.ts';
import { insertRows, type Row } from '../core/db/insertRows.ts';
import type { Trx } from '../core/db/transaction.ts';
import { enqueueMails } from '../core/mail/enqueueMail.ts';
import type { Mail } from '../core/mail/Mail.ts';

type SentMail = components['schemas']['SentMail'];

/** A mail to a volunteer, and whose it is. */
export type VolunteerMail = Mail<SentMail['kind']> & {
  readonly volunteerId: string;
  /** Its own, where not all are about the same. */
  readonly subject?: string;
  /** SHA-256 of the secret in the link that stops news. */
  readonly newsHash?: Buffer;
};

/** What mails are about. */
interface Subject extends Pick<SentMail, 'eventId' | 'mailingId' | 'subject'> {
  readonly organizationId: string;
}

/**
 * Queues mails to volunteers, which the team can look up, in the transaction that causes them.
 *
 * @example
 * const about = { organizationId, eventId: event.id, subject: event.title };
 * await mailVolunteers([{ to, language, template: 'eventDeleted', values, volunteerId }], about, trx);
 */
export async function mailVolunteers(
  mails: readonly VolunteerMail[],
  about: Subject,
  trx: Trx,
): Promise<void> {
  const { organizationId } = about;
  const noted = mails.map((mail) => {
    const { volunteerId, template: kind, subject = about.subject, newsHash = null } = mail;
    return { mail, row: { ...sentMailRow({ volunteerId, kind }, { ...about, subject }), newsHash } };
  });
  await insertRows(
    'sent_mails',
    noted.map(({ row }) => row),
    trx,
  );
  await enqueueMails(
    noted.map(({ mail, row: { id } }) => ({ ...mail, noted: { id, organizationId } })),
    trx,
  );
}

/** A mail that waits in the queue, as the team sees it. */
export function sentMailRow(
  reader: Pick<SentMail, 'volunteerId' | 'kind'>,
  about: Subject,
): Row<'sent_mails'> {
  const createdAt = new Date().toISOString();
  return { ...about, ...reader, id: uuid(), status: 'queued', createdAt };
}
