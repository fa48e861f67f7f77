import { sql } from 'kysely';
import { crossTenant } from '../../core/db/crossTenant.ts';
import type { RecordKey } from '../../core/db/rowByKey.ts';
import { inTransaction, type Queries } from '../../core/db/transaction.ts';
import type { Job } from '../../core/jobs/Job.ts';
import { workOff } from '../../core/jobs/workOff.ts';
import type { Services } from '../../core/services.ts';
import { lockPerson } from '../personStore.ts';
import { endAssignment, findAssignment, notifyOfAnswer } from './assignmentStore.ts';

/** Ends questions that nobody has answered in time, each in its own transaction. */
export function expireAssignments({ db }: Pick<Services, 'db'>): Job {
  return {
    name: 'expireAssignments',
    everySeconds: 60,
    run: (signal) =>
      workOff({ find: (most) => findDue(most, db), work: (assignment) => expire(assignment, db), signal }),
  };
}

function findDue(most: number, db: Queries): Promise<(RecordKey & { personId: string })[]> {
  return db
    .selectFrom('assignments')
    .modifyFront(crossTenant('expired rows are updated'))
    .select(['id', 'organizationId', 'personId'])
    .where('status', '=', 'asked')
    .where('expiresAt', '<=', sql<string>`now()`)
    .limit(most)
    .execute();
}

function expire(key: RecordKey & { personId: string }, db: Queries): Promise<void> {
  return inTransaction(db, async (trx) => {
    const person = await lockPerson({ id: key.personId, organizationId: key.organizationId }, trx);
    const assignment = await findAssignment(key, trx);
    if (!person || assignment?.status !== 'asked') return;
    await endAssignment(assignment, 'expired', null, trx);
    await notifyOfAnswer('assignmentExpired', assignment, person, trx);
  });
}
