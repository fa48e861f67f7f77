import type { Job } from './jobs/Job.ts';
import type { Services } from './services.ts';

/** All work that comes up by the clock; the features bring it. */
export function scheduledJobs(_: Services): readonly Job[] {
  return [];
}
