import type { Job } from '../core/jobs/Job.ts';
import type { Services } from '../core/services.ts';
import { deleteUnconfirmed } from './organizationStore.ts';

/** Forgets what people typed who never confirmed their address. */
export function purgeRegistrations({ db }: Pick<Services, 'db'>): Job {
  return { name: 'purgeRegistrations', everySeconds: 60 * 60, run: () => deleteUnconfirmed(db) };
}
