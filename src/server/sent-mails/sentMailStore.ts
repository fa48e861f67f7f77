import { sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { joined, now, type RecordKey } from '../core/db/rowByKey.ts';
import type { Trx } from '../core/db/transaction.ts';
import { resourceStore } from '../resource/resourceStore.ts';

type SentMail = components['schemas']['SentMail'];

/** Columns from the volunteer's record. */
const ofVolunteer = ['firstname', 'lastname'] as const;

/** Mails joined with their volunteers, as if one table. */
export const sentMails = resourceStore('sent-mails', {
  rows: ({ organizationId }, db) =>
    db
      .selectFrom('sent_mails')
      .innerJoin('volunteers', joined('volunteers.id', 'sent_mails.volunteerId'))
      .selectAll('sent_mails')
      .select('volunteers.searchText')
      .select(ofVolunteer.map((name) => sql.ref<string>(`volunteers.${name}`).as(name)))
      .where('sent_mails.organizationId', '=', organizationId),
  computed: ofVolunteer,
});

/** Leaves out what is still to be sent about an event. */
export async function leaveOutMails(
  { id: eventId, organizationId }: RecordKey,
  reason: SentMail['reason'],
  trx: Trx,
): Promise<void> {
  await trx
    .updateTable('sent_mails')
    .set({ status: 'left_out', reason, settledAt: now })
    .where('organizationId', '=', organizationId)
    .where('eventId', '=', eventId)
    .where('status', '=', 'queued')
    .execute();
}
