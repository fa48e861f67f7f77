import { forgetOldSecrets } from '../core/db/secretStore.ts';
import type { Job } from '../core/jobs/Job.ts';
import { deleteOldTokens } from '../core/links/oneTimeTokens.ts';
import type { Services } from '../core/services.ts';
import { deleteEndedSessions } from '../core/session/sessionStore.ts';

/** Deletes expired sessions and old links of accounts. Expired data has no effect even before it is deleted. */
export function purgeAccounts({ db }: Services): Job {
  return {
    name: 'purgeAccounts',
    everySeconds: 60 * 60,
    run: async () => {
      await deleteOldTokens(db);
      await deleteEndedSessions(db);
      await forgetOldSecrets(db);
    },
  };
}
