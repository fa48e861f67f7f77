import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { acrossTenants } from '../../../src/server/core/db/scope.ts';
import type { Job } from '../../../src/server/core/jobs/Job.ts';
import type { Services } from '../../../src/server/core/services.ts';
import { tellOfDueRequests } from '../../../src/server/data-requests/tellWhoMayAnswer.ts';
import { eraseQuietRecords } from '../../../src/server/erasures/eraseQuietRecords.ts';
import { finishEndedEvents } from '../../../src/server/events/finishEndedEvents.ts';
import { sendMailings } from '../../../src/server/mailings/sendMailings.ts';
import { sendDigests } from '../../../src/server/notifications/notify/sendDigests.ts';
import { expireAssignments } from '../../../src/server/people-in-need/assignments/expireAssignments.ts';
import { eraseFormerMembers } from '../../../src/server/team/eraseFormerMembers.ts';
import { purgeApplications } from '../../../src/server/volunteers/applyAsVolunteer.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { insertDataRequest } from '../../harness/insertDataRequest.ts';
import { insertErasure } from '../../harness/insertErasure.ts';
import { dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import type { Foundation } from '../../harness/insertFoundation.ts';
import { insertPersonInNeed } from '../../harness/insertPersonInNeed.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { buildNotice, notify } from '../../harness/notify.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { buildApplication } from '../../harness/registration.ts';
import { setPreferences } from '../../harness/setPreferences.ts';

const LONG_AGO = '2020-01-10T10:00:00.000Z';

interface Work {
  readonly job: (services: Pick<Services, 'db'>) => Job;
  /** What the work of a foundation changes. */
  readonly table: string;
  /** Makes work that is due in a foundation. @returns rows of `done` once it is done, of which there are none before */
  readonly prepare: (foundation: Foundation) => Promise<{ readonly done: ReturnType<typeof sql> }>;
}

onEachServer('a job that fails for one foundation', (stage) => {
  beforeAll(async () => {
    await sql`create function "fail_for_one"() returns trigger language plpgsql as $$ begin
      if coalesce(to_jsonb(new), to_jsonb(old)) ->> 'organizationId' = tg_argv[0] then raise exception 'it fails'; end if;
      return coalesce(new, old);
    end $$`.execute(stage.db);
  });

  const setPeriods = ({ id }: Foundation) =>
    sql`insert into "retention_periods" ("organizationId", "pendingVolunteers", "version") values (${id}, 6, 1)
      on conflict ("organizationId") do update set "checkedOn" = null`.execute(stage.db);
  const quietVolunteer = ({ id: organizationId }: Foundation) =>
    insertVolunteer(stage.db, { organizationId, createdAt: LONG_AGO, accountStatus: 'pending' });

  const works: Record<string, Work> = {
    'finishing events': {
      job: finishEndedEvents,
      table: 'events',
      prepare: async ({ id: organizationId }) => {
        const dates = { startDate: dayFromNow(-4), endDate: dayFromNow(-3) };
        const event = await insertEvent(stage.db, { organizationId, status: 'active', ...dates });
        return { done: sql`select from "events" where "id" = ${event.id} and "status" = 'finished'` };
      },
    },
    'ending questions that nobody answers': {
      job: expireAssignments,
      table: 'assignments',
      prepare: async ({ id: organizationId, coordinator: as, volunteerId }) => {
        const { id } = await insertPersonInNeed(stage.db, { organizationId });
        await stage.call('proposeVolunteer', { as, params: { id }, body: { volunteerId } });
        await sql`update "assignments" set "status" = 'asked', "expiresAt" = now() - interval '1 second'
          where "personId" = ${id}`.execute(stage.db);
        return { done: sql`select from "assignments" where "personId" = ${id} and "status" = 'expired'` };
      },
    },
    'telling of requests about data that are due': {
      job: tellOfDueRequests,
      table: 'data_requests',
      prepare: async ({ id: organizationId }) => {
        const due = { receivedOn: dayFromNow(-20), dueOn: dayFromNow(2) };
        const { id } = await insertDataRequest(stage.db, { organizationId, ...due });
        return { done: sql`select from "data_requests" where "id" = ${id} and "toldSoonAt" is not null` };
      },
    },
    'mailing what came in a day': {
      job: sendDigests,
      table: 'notifications',
      prepare: async ({ id, admin }) => {
        await sql`delete from "notification_preferences" where "accountId" = ${admin.id}`.execute(stage.db);
        await setPreferences(stage.db, admin, { email: 'daily' });
        await sql`delete from "mails" where "to" = ${admin.email}`.execute(stage.db);
        await notify(buildNotice(id), stage.db);
        await sql`update "notifications" set "digestAt" = now() where "accountId" = ${admin.id}`.execute(
          stage.db,
        );
        return {
          done: sql`select from "mails" where "to" = ${admin.email} and "template" = 'dailyDigest'`,
        };
      },
    },
    'sending messages': {
      job: sendMailings,
      table: 'mailings',
      prepare: async ({ admin: as }) => {
        const pl = { subject: `Zmiana miejsca ${uuid()}`, text: 'Spotykamy się przy bramie B.' };
        const { answer } = await stage.call('createMailing', { as, body: { kind: 'news', pl } as never });
        return { done: sql`select from "mailings" where "id" = ${answer.id} and "status" <> 'scheduled'` };
      },
    },
    'announcing erasures': {
      job: eraseQuietRecords,
      table: 'upcoming_erasures',
      prepare: async (foundation) => {
        const { id } = await quietVolunteer(foundation);
        await setPeriods(foundation);
        return { done: sql`select from "upcoming_erasures" where "id" = ${id}` };
      },
    },
    'erasing who was announced': {
      job: eraseQuietRecords,
      table: 'volunteers',
      prepare: async (foundation) => {
        const { id } = await quietVolunteer(foundation);
        await setPeriods(foundation);
        const { id: organizationId } = foundation;
        const due = { announcedOn: dayFromNow(-40), erasesOn: dayFromNow(-4), remindedOn: dayFromNow(-12) };
        await insertErasure(stage.db, { organizationId, id, rule: 'pendingVolunteers', ...due });
        return {
          done: sql`select where not exists (select from "volunteers" where "id" = ${id})`,
        };
      },
    },
    'erasing former members': {
      job: eraseFormerMembers,
      table: 'coordinators',
      prepare: async ({ id: organizationId }) => {
        const closedAt = LONG_AGO;
        const { id } = await insertAccount(stage.db, { organizationId, role: 'coordinator', closedAt });
        return { done: sql`select where not exists (select from "coordinators" where "id" = ${id})` };
      },
    },
    'deleting applications that nobody confirmed': {
      job: purgeApplications,
      table: 'volunteer_applications',
      prepare: async ({ id: organizationId }) => {
        const email = `${crypto.randomUUID()}@mail.example`;
        await stage.call('applyAsVolunteer', { body: buildApplication(organizationId, email) });
        await sql`update "volunteer_applications" set "createdAt" = ${LONG_AGO}`.execute(stage.db);
        await sql`delete from "one_time_tokens"`.execute(stage.db);
        return { done: sql`select where not exists (select from "accounts" where "email" = ${email})` };
      },
    },
  };

  describe.each(Object.entries(works))('%s', (_, { job, table, prepare }) => {
    test.each([
      ['own', 'other'],
      ['other', 'own'],
    ] as const)('does the work of the others, whichever it is: %s', async (failing, healthy) => {
      const works = { own: await prepare(stage.own), other: await prepare(stage.other) };
      const isDone = async (which: 'own' | 'other') =>
        (await works[which].done.execute(stage.db)).rows.length > 0;
      expect([await isDone('own'), await isDone('other')]).toEqual([false, false]);
      const run = () => acrossTenants(() => job(stage).run(new AbortController().signal));
      await sql`create trigger "fails" before insert or update or delete on ${sql.table(table)}
        for each row execute function "fail_for_one"(${sql.lit(stage[failing].id)})`.execute(stage.db);
      try {
        await expect(run()).rejects.toThrow('it fails');
        expect([await isDone(healthy), await isDone(failing)]).toEqual([true, false]);
      } finally {
        await sql`drop trigger "fails" on ${sql.table(table)}`.execute(stage.db);
      }
      await run();
      expect(await isDone(failing)).toBe(true);
    });
  });
});
