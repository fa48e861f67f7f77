import { forgetOldSecrets } from '../db/secretStore.ts';
import { deleteOldTokens } from '../identity/oneTimeTokens.ts';
import { deleteClosedAccounts } from '../identity/purge.ts';
import { deleteEndedSessions } from '../identity/sessionStore.ts';
import type { Job } from '../jobs/Job.ts';
import type { Services } from '../services.ts';

/**
 * Deletes accounts whose owners left and did not come back, sessions that ended by themselves, and links of long ago. No rule waits for it: what has
 * expired has no effect before it is deleted.
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
