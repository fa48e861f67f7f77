import { deleteClosedAccounts, deleteOldTokens } from '../identity/purge.ts';
import type { Job } from '../jobs/Job.ts';
import type { Services } from '../services.ts';

/**
 * Deletes accounts whose owners left and did not come back, and links of long ago. No rule waits for it: what has
 * expired has no effect before it is deleted.
 */
export function purgeAccounts({ db }: Services): Job {
  return {
    name: 'purgeAccounts',
    everySeconds: 60 * 60,
    run: async () => {
      await deleteClosedAccounts(db);
      await deleteOldTokens(db);
    },
  };
}
