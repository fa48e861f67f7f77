import { deleteExpiredApplications } from '../accounts/identity/applicationStore.ts';
import type { Job } from '../core/jobs/Job.ts';
import type { Services } from '../core/services.ts';

/** Deletes applications whose address was not confirmed in time. */
export function purgeApplications({ db }: Pick<Services, 'db'>): Job {
  return { name: 'purgeApplications', everySeconds: 60 * 60, run: () => deleteExpiredApplications(db) };
}
