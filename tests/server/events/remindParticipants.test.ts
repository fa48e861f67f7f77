import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { connectPostgres } from '../../../src/server/core/db/connectPostgres.ts';
import { secondsToSend } from '../../../src/server/core/mail/templates.ts';
import { remindParticipants } from '../../../src/server/events/remindParticipants.ts';
import { inMinutes } from '../../harness/inMinutes.ts';
import { type buildEvent, insertEvent } from '../../harness/insertEvent.ts';
import { insertParticipants } from '../../harness/insertParticipants.ts';
import { insertVolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

type Overrides = Partial<ReturnType<typeof buildEvent>>;

const never = new AbortController().signal;

const HOUR = 60;
const soon = inMinutes(20 * HOUR);

onEachServer('the reminder of an event', (stage) => {
  beforeEach(async () => {
    for (const table of ['events', 'mails'] as const) await stage.db.deleteFrom(table).execute();
  });

  const insert = (overrides: Overrides = soon) =>
    insertEvent(stage.db, { organizationId: stage.own.id, ...overrides });
  const run = () => remindParticipants(stage).run(never);
  /** Whom the reminders are for, by e-mail. */
  const reminded = async () => {
    const rows = await stage.db
      .selectFrom('mails')
      .select(['to'])
      .where('template', '=', 'eventReminder')
      .execute();
    return rows.map(({ to }) => to).sort();
  };
  const people = (event: { id: string; organizationId: string }, ...emails: string[]) =>
    insertParticipants(
      stage.db,
      event,
      emails.map((email) => ({ status: 'signed_up' as const, email })),
    );

  test('goes once to everybody with a place, in their language, by the foundation’s clock', async () => {
    const event = await insert();
    await insertParticipants(stage.db, event, [
      { status: 'signed_up', email: 'a@mail.example' },
      { status: 'waitlisted', email: 'waits@mail.example' },
      { status: 'resigned', email: 'gone@mail.example' },
    ]);
    const volunteer = await insertVolunteerUser(stage.db, stage.own.id, { language: 'uk' });
    await stage.call('signUpForEvent', { as: volunteer, params: { id: event.id } });
    await run();
    await run();
    expect(await reminded()).toEqual(['a@mail.example', volunteer.email].sort());
    const mail = await stage.db
      .selectFrom('mails')
      .select(['language', 'values'])
      .where('to', '=', volunteer.email)
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ language: 'uk', values: { event: event.title } });
    expect(mail.values).toMatchObject({
      when: expect.stringContaining(soon.eventStart ?? ''),
      where: expect.any(String),
    });
  });

  test.each([
    ['begins in 25 hours', inMinutes(25 * HOUR)],
    ['has begun', inMinutes(-10)],
    ['is cancelled', { ...soon, cancelledAt: new Date().toISOString(), cancellationReason: 'Burza.' }],
    ['is a draft', { ...soon, status: 'draft' }],
    ['is finished', { ...soon, status: 'finished' }],
  ] as const)('is not sent of one that %s', async (_, overrides) => {
    await people(await insert(overrides), 'a@mail.example');
    await run();
    expect(await reminded()).toEqual([]);
  });

  test.each([
    ['begins in a minute', inMinutes(2)],
    ['begins in almost a day', inMinutes(24 * HOUR - 2)],
  ])('is sent of one that %s', async (_, overrides) => {
    await people(await insert(overrides), 'a@mail.example');
    await run();
    expect(await reminded()).toEqual(['a@mail.example']);
  });

  test('goes by the clock of the foundation, wherever that is', async () => {
    await stage.db
      .updateTable('organizations')
      .set({ timeZone: 'Europe/Kyiv' })
      .where('id', '=', stage.other.id)
      .execute();
    // There the same hour was an hour earlier.
    const event = await insertEvent(stage.db, { organizationId: stage.other.id, ...inMinutes(30) });
    await people(event, 'far@mail.example');
    await run();
    expect(await reminded()).toEqual([]);
    await stage.db.updateTable('organizations').set({ timeZone: 'Europe/Warsaw' }).execute();
    await run();
    expect(await reminded()).toEqual(['far@mail.example']);
  });

  describe('comes to', () => {
    test('who signs up late, with the next run, and to nobody twice for that', async () => {
      const event = await insert();
      await people(event, 'early@mail.example');
      await run();
      await people(event, 'late@mail.example');
      await run();
      expect(await reminded()).toEqual(['early@mail.example', 'late@mail.example']);
    });

    test('who left and joins again', async () => {
      const event = await insert();
      const volunteer = await insertVolunteerUser(stage.db, stage.own.id);
      const about = { as: volunteer, params: { id: event.id } };
      await stage.call('signUpForEvent', about);
      await run();
      await stage.call('resignFromEvent', about);
      await run();
      await stage.call('signUpForEvent', about);
      await run();
      expect(await reminded()).toEqual([volunteer.email, volunteer.email]);
    });

    test('nobody who has just been mailed that a place is theirs', async () => {
      const event = await insert({ ...soon, volunteersNeededNum: 1 });
      const [first, next] = [
        await insertVolunteerUser(stage.db, stage.own.id),
        await insertVolunteerUser(stage.db, stage.own.id),
      ];
      for (const as of [first, next]) await stage.call('signUpForEvent', { as, params: { id: event.id } });
      await run();
      await stage.call('resignFromEvent', { as: first, params: { id: event.id } });
      await run();
      expect(await reminded()).toEqual([first.email]);
    });
  });

  test.each([
    ['to a day after tomorrow: again, a day before', inMinutes(50 * HOUR), 2],
    [
      'to another hour of the day: not again, because the mail of that has just gone',
      inMinutes(10 * HOUR),
      1,
    ],
  ])('of an event that is moved %s', async (_, moved, times) => {
    const event = await insert();
    await people(event, 'a@mail.example');
    await run();
    const params = { id: event.id };
    const { answer } = await stage.call('getEvent', { as: stage.own.admin, params });
    const { title, helpCategory, description, city, volunteersNeededNum, version } = answer;
    const body = { title, helpCategory, description, city, volunteersNeededNum, version, ...moved };
    const { eventEnd: __, ...typed } = body;
    const reply = await stage.call('updateEvent', { as: stage.own.admin, params, body: typed as never });
    expect(reply.status, reply.text).toBe(200);
    await run();
    expect(await reminded()).toHaveLength(1);
    await stage.db.updateTable('events').set(soon).where('id', '=', event.id).execute();
    await run();
    expect(await reminded()).toHaveLength(times);
  });

  test('is sent once, although many processes run', async () => {
    const events = await Promise.all(Array.from({ length: 12 }, () => insert()));
    for (const [index, event] of events.entries()) await people(event, `${index}@mail.example`);
    const pools = [1, 2, 3, 4].map(() =>
      stage.url === undefined ? stage.db : connectPostgres(stage.url, () => {}, 'all').db,
    );
    await Promise.all(pools.map((db) => remindParticipants({ db }).run(never)));
    for (const pool of pools) if (pool !== stage.db) await pool.destroy();
    await run();
    expect(await reminded()).toEqual(events.map((_, index) => `${index}@mail.example`).sort());
  });

  test('is lost with its transaction, and sent by the next run', async () => {
    await people(await insert(), 'a@mail.example');
    await sql`create function "fail"() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
      stage.db,
    );
    await sql`create trigger "fail" before insert on "mails" for each row execute function "fail"()`.execute(
      stage.db,
    );
    await expect(run()).rejects.toThrow('no');
    await sql`drop trigger "fail" on "mails"`.execute(stage.db);
    await sql`drop function "fail"`.execute(stage.db);
    expect(await reminded()).toEqual([]);
    await run();
    expect(await reminded()).toEqual(['a@mail.example']);
  });
});

test('a reminder that could not be sent for a day is given up', () => {
  expect(secondsToSend('eventReminder')).toBe(24 * 60 * 60);
});
