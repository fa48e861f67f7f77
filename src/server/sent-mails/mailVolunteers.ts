import { v7 as uuid } from 'uuid';
import type { components } from '../../contract/generated/types.ts';
import { insertRows } from '../core/db/insertRows.ts';
import type { Trx } from '../core/db/transaction.ts';
import { enqueueMails } from '../core/mail/enqueueMail.ts';
import type { Mail } from '../core/mail/Mail.ts';

type SentMail = components['schemas']['SentMail'];

/** A mail to a volunteer, and whose it is. */
export type VolunteerMail = Mail<SentMail['kind']> & { readonly volunteerId: string };

/** What mails are about. */
interface Subject extends Pick<SentMail, 'eventId' | 'subject'> {
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
  { organizationId, ...subject }: Subject,
  trx: Trx,
): Promise<void> {
  const createdAt = new Date().toISOString();
  const noted = mails.map(({ volunteerId, ...mail }) => ({ volunteerId, mail, id: uuid() }));
  const rows = noted.map(({ id, volunteerId, mail: { template: kind } }) => ({
    ...{ id, organizationId, kind, volunteerId, status: 'queued' as const, createdAt },
    ...subject,
  }));
  await insertRows('sent_mails', rows, trx);
  await enqueueMails(
    noted.map(({ id, mail }) => ({ ...mail, noted: { id, organizationId } })),
    trx,
  );
}
