import { sql } from 'kysely';
import { crossTenant } from '../core/db/crossTenant.ts';
import { forgetOldSecrets } from '../core/db/secretStore.ts';
import { inTransaction, type Queries } from '../core/db/transaction.ts';
import type { Job } from '../core/jobs/Job.ts';
import { deleteOldTokens, tokenSeconds } from '../core/links/oneTimeTokens.ts';
import type { Services } from '../core/services.ts';
import { deleteEndedSessions } from '../core/session/sessionStore.ts';
import { deleteAccount } from './identity/accountStore.ts';

/**
 * Deletes accounts whose restore period is over, expired sessions, and old links. Expired data has no effect
 * even before it is deleted.
 */
export function purgeAccounts({ db }: Services): Job {
  return {
    name: 'purgeAccounts',
    everySeconds: 60 * 60,
    run: async () => {
      await deleteClosedAccounts(db);
      await deleteOldTokens(db);
      await deleteEndedSessions(db);
      await forgetOldSecrets(db);
    },
  };
}

/** Deletes closed accounts that can no longer be restored. */
async function deleteClosedAccounts(db: Queries): Promise<void> {
  const closed = await db
    .selectFrom('accounts')
    .modifyFront(crossTenant('expired rows are deleted'))
    .select(['id', 'organizationId'])
    .where('closedAt', '<=', sql<string>`now() - make_interval(secs => ${tokenSeconds.restore})`)
    .execute();
  for (const account of closed) await inTransaction(db, (trx) => deleteAccount(account, trx));
}
