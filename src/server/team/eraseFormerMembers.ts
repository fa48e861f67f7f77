import { sql } from 'kysely';
import { crossTenant } from '../core/db/crossTenant.ts';
import type { Job } from '../core/jobs/Job.ts';
import { workOff } from '../core/jobs/workOff.ts';
import { tokenSeconds } from '../core/links/oneTimeTokens.ts';
import type { Services } from '../core/services.ts';
import { deleteMember } from './deleteMember.ts';

/** Erases members who have left, once they can no longer come back. */
export function eraseFormerMembers({ db }: Pick<Services, 'db'>): Job {
  return {
    name: 'eraseFormerMembers',
    everySeconds: 60 * 60,
    run: (signal) =>
      workOff({
        find: () =>
          db
            .selectFrom('accounts')
            .modifyFront(crossTenant('expired rows are deleted'))
            .select(['id', 'organizationId'])
            .where('closedAt', '<=', sql<string>`now() - make_interval(secs => ${tokenSeconds.restore})`)
            .execute(),
        work: (member) => deleteMember(member, null, db),
        signal,
      }),
  };
}
