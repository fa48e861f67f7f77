import { releaseReports } from '../abuse-reports/abuseReportActs.ts';
import { eraseReports } from '../abuse-reports/eraseReports.ts';
import { type Account, deleteAccount } from '../accounts/identity/accountStore.ts';
import { eraseFromHistory } from '../core/db/eraseFromHistory.ts';
import { type Actor, addHistory } from '../core/db/historyStore.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import type { Trx } from '../core/db/transaction.ts';
import { eraseDataRequests } from '../data-requests/dataRequestStore.ts';
import { releaseRequests } from '../people-in-need/personActs.ts';

/**
 * Erases a member of the team (GDPR, art. 17): the account with the profile, what the history says of it, and who it was in
 * requests about the own data. The name stays with what the member did: the foundation has to show who decided on people
 * and who read their data (art. 5 (2), 17 (3) (b)). What the member has taken over waits for somebody again.
 * @param actor null for the server
 */
export async function eraseMember(
  member: RecordKey & Pick<Account, 'email' | 'role'>,
  actor: Actor | null,
  trx: Trx,
): Promise<void> {
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
    { table: 'abuse_reports', ids: await eraseReports(member, trx) },
  ] as const;
  await deleteAccount(member, trx);
  const texts = profile ? [email, profile.phoneNumber] : [email];
  await eraseFromHistory({ organizationId, records, actorId: null, texts }, trx);
  await releaseRequests(member, actor, trx);
  await releaseReports(member, actor, trx);
  await addHistory('coordinators', member, actor, 'deleted', [], trx);
}
