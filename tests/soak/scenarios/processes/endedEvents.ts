import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isDatabaseAway } from '../../../../src/server/core/db/isDatabaseAway.ts';
import type { Database } from '../../../../src/server/core/db/schema.ts';
import { dayFromNow, insertEvent } from '../../../harness/insertEvent.ts';

const EVERY_MS = 500;

/** Events that are over come up again and again, and with each the job that finishes them is due. */
export function endedEvents(organizationId: string, db: Kysely<Database>) {
  const ids: string[] = [];
  let isStopped = false;
  const isDue = () =>
    sql`update "jobs" set "nextRunAt" = now() where "name" = 'finishEndedEvents'`.execute(db);
  const come = async (): Promise<void> => {
    while (!isStopped) {
      const over = { startDate: dayFromNow(-5), endDate: dayFromNow(-3) };
      try {
        ids.push((await insertEvent(db, { organizationId, ...over })).id);
        await isDue();
      } catch (error) {
        // Where the database itself is what is killed.
        if (!isDatabaseAway(error)) throw error;
      }
      await delay(EVERY_MS);
    }
  };
  const coming = come();

  /** Once for each event, and told once to each of the team. */
  const findIssues = async (): Promise<string[]> => {
    const { rows } = await sql<{ id: string; entries: number; most: number }>`
      select "id", (select count(*) from "history" where "subjectId" = "events"."id" and "action" = 'finished') as "entries",
        (select coalesce(max("count"), 0) from (select count(*) from "notifications"
          where "subjectId" = "events"."id" and "kind" = 'eventFinished' group by "accountId") as "told") as "most"
      from "events" where "id" = any(${ids}::uuid[])`.execute(db);
    return rows
      .filter(({ entries, most }) => entries !== 1 || most !== 1)
      .map(({ id, entries, most }) => `event ${id} was finished ${entries} times, and told ${most} times`);
  };

  return {
    count: () => ids.length,
    findIssues,
    /** Once all are finished. */
    stop: async () => {
      isStopped = true;
      await coming;
      const open = () =>
        db.selectFrom('events').select('id').where('id', 'in', ids).where('status', '=', 'active').execute();
      while ((await open()).length > 0) {
        await isDue();
        await delay(EVERY_MS);
      }
    },
  };
}
