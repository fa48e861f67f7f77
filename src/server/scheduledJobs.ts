import { purgeAccounts } from './account/purgeAccounts.ts';
import { finishEndedEvents } from './events/finishEndedEvents.ts';
import type { Job } from './jobs/Job.ts';
import { sendDigests } from './notify/sendDigests.ts';
import { purgeRegistrations } from './organization/purgeRegistrations.ts';
import type { Services } from './services.ts';
import { purgeApplications } from './volunteers/purgeApplications.ts';

/** All work that comes up by the clock; the features bring it. */
export function scheduledJobs(services: Services): readonly Job[] {
  return [
    finishEndedEvents(services),
    purgeAccounts(services),
    purgeRegistrations(services),
    sendDigests(services),
    purgeApplications(services),
  ];
}
