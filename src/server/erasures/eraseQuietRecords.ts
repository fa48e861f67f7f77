import { sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { REMINDER_DAYS } from '../../domain/retention/retentionRules.ts';
import { crossTenant } from '../core/db/crossTenant.ts';
import { dayOf } from '../core/db/foundationDay.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import type { Queries, Trx } from '../core/db/transaction.ts';
import type { Job } from '../core/jobs/Job.ts';
import { workOff } from '../core/jobs/workOff.ts';
import type { Services } from '../core/services.ts';
import { deletePerson } from '../people-in-need/deletePerson.ts';
import { announceErasures, uncheckedFoundations } from '../retention/announceErasures.ts';
import { quietRecords, sources } from '../retention/quietRecords.ts';
import { readRetentionPeriods } from '../retention/retentionPeriods.ts';
import { lockErasure } from '../retention/upcomingErasureStore.ts';
import { deleteVolunteer } from '../volunteers/deleteVolunteer.ts';

const erase = { volunteers: deleteVolunteer, people_in_need: deletePerson } as const;

/** Announces, once a day by each foundation's clock, whose retention period is over, and erases who was announced and is not kept. */
export function eraseQuietRecords({ db }: Pick<Services, 'db'>): Job {
  return {
    name: 'eraseQuietRecords',
    everySeconds: 60,
    run: async (signal) => {
      try {
        await workOff({
          find: () => uncheckedFoundations(db),
          work: (organizationId) => announceErasures(organizationId, db),
          signal,
        });
      } finally {
        await workOff({
          find: () => dueErasures(db),
          work: (erasure) =>
            erase[sources[erasure.rule].table](erasure, null, db, (trx) => isStillDue(erasure, trx)),
          signal,
        });
      }
    },
  };
}

interface Due extends RecordKey {
  readonly rule: components['schemas']['RetentionRule'];
}

/** Announced, and reminded of a week ago at least, also where the server stood still meanwhile. */
const isDue = sql<boolean>`"status" = 'announced' and "erasesOn" <= ${dayOf(sql.ref('upcoming_erasures.organizationId'))}
  and "remindedOn" <= ${dayOf(sql.ref('upcoming_erasures.organizationId'))} - ${sql.lit(REMINDER_DAYS)}`;

async function dueErasures(db: Queries): Promise<Due[]> {
  return (
    db
      .selectFrom('upcoming_erasures')
      .modifyFront(crossTenant('the clock erases records of all foundations'))
      .select(['organizationId', 'id', 'rule'])
      // By no clock is it later than that, so that the index is used.
      .where(sql<boolean>`"erasesOn" <= current_date + 1`)
      .where(isDue)
      .orderBy('erasesOn')
      .execute()
  );
}

/** Whether nothing has happened to a record since it was announced, and nobody has kept it. */
async function isStillDue({ organizationId, id, rule }: Due, trx: Trx): Promise<boolean> {
  const erasure = await lockErasure({ organizationId, id }, trx);
  const { [rule]: months } = await readRetentionPeriods(organizationId, trx);
  if (erasure?.status !== 'announced' || typeof months !== 'number') return false;
  const quiet = quietRecords(rule, { organizationId, months, by: dayOf(organizationId), id: sql`${id}` });
  const { rows } = await quiet.execute(trx);
  return rows.length > 0;
}
