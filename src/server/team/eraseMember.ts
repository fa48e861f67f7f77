import { sql } from 'kysely';
import { deleteAccount } from '../accounts/identity/accountStore.ts';
import { crossTenant } from '../core/db/crossTenant.ts';
import { eraseFromHistory } from '../core/db/eraseFromHistory.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import { inTransaction, type Trx } from '../core/db/transaction.ts';
import type { Job } from '../core/jobs/Job.ts';
import { tokenSeconds } from '../core/links/oneTimeTokens.ts';
import { forgetMails } from '../core/mail/mailStore.ts';
import type { Services } from '../core/services.ts';
import { eraseDataRequests } from '../data-requests/dataRequestStore.ts';

/**
 * Erases a member of the team (GDPR, art. 17): the account with the profile, what the history says of it, and who it was in
 * requests about the own data. The name stays with what the member did: the foundation has to show who decided on people
 * and who read their data (art. 5 (2), 17 (3) (b)).
 */
export async function eraseMember(member: RecordKey & { readonly email: string }, trx: Trx): Promise<void> {
  const { id, organizationId, email } = member;
  const profile = await trx
    .selectFrom('coordinators')
    .select('phoneNumber')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  const records = [
    { table: 'coordinators', ids: [id] },
    { table: 'data_requests', ids: await eraseDataRequests(member, trx) },
  ] as const;
  await deleteAccount(member, trx);
  const texts = profile ? [email, profile.phoneNumber] : [email];
  await eraseFromHistory({ organizationId, records, actorId: null, texts }, trx);
}

/** Erases members who have left, once they can no longer come back. */
export function eraseFormerMembers({ db }: Pick<Services, 'db'>): Job {
  return {
    name: 'eraseFormerMembers',
    everySeconds: 60 * 60,
    run: async (signal) => {
      const closed = await db
        .selectFrom('accounts')
        .modifyFront(crossTenant('expired rows are deleted'))
        .select(['id', 'organizationId', 'email'])
        .where('closedAt', '<=', sql<string>`now() - make_interval(secs => ${tokenSeconds.restore})`)
        .execute();
      for (const member of closed) {
        if (signal.aborted) return;
        await inTransaction(db, (trx) => eraseMember(member, trx));
        await forgetMails({ addresses: [member.email], noted: [] }, db);
      }
    },
  };
}
