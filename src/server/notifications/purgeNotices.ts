import { sql } from 'kysely';
import { crossTenant } from '../core/db/crossTenant.ts';
import type { Job } from '../core/jobs/Job.ts';
import type { Services } from '../core/services.ts';

/** Days for which the team is told who has left: long enough to end the cooperation, and no longer. */
const LEFT_DAYS = 30;

/** Deletes notices of volunteers who left, which name whoever has been erased. */
export function purgeNotices({ db }: Pick<Services, 'db'>): Job {
  return {
    name: 'purgeNotices',
    everySeconds: 60 * 60,
    run: async () => {
      await db
        .deleteFrom('notifications')
        .where('kind', '=', 'volunteerLeft')
        .where('createdAt', '<', sql<string>`now() - make_interval(days => ${LEFT_DAYS})`)
        .modifyEnd(crossTenant('expired rows are deleted'))
        .execute();
    },
  };
}
