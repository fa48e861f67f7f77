import type { Job } from '../core/jobs/Job.ts';
import type { Services } from '../core/services.ts';
import { deleteUnconfirmed } from './organizationStore.ts';

/** Deletes registrations whose address was never confirmed. */
export function purgeRegistrations({ db }: Pick<Services, 'db'>): Job {
  return { name: 'purgeRegistrations', everySeconds: 60 * 60, run: () => deleteUnconfirmed(db) };
}
