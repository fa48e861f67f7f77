import { inTransaction } from '../core/db/transaction.ts';
import { waitForTurn } from '../core/db/waitForTurn.ts';
import type { Log } from '../core/log/createLog.ts';
import type { Services } from '../core/services.ts';

/**
 * Loads the demo data into an empty database in one transaction, so that a killed start leaves it empty. A
 * lock lets several processes start at once.
 */
export async function loadDemoDataOnce({ db }: Pick<Services, 'db'>, log: Log): Promise<void> {
  await inTransaction(db, async (trx) => {
    await waitForTurn('demo data', null, trx);
    const organization = await trx.selectFrom('organizations').select('id').limit(1).executeTakeFirst();
    if (organization) return;
    log.info('loading the demo data');
    const { loadDemoData } = await import('./loadDemoData.ts');
    await loadDemoData({ db: trx });
  });
}
