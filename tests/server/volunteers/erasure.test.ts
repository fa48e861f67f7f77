import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertAccount } from '../../harness/insertAccount.ts';
import { dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertParticipants } from '../../harness/insertParticipants.ts';
import { insertVolunteerUser, type VolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import {
  insertLivedVolunteer,
  type LivedVolunteer,
  saveView,
  tracesOf,
} from '../../harness/livedVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

onEachServer('a volunteer who is erased', (stage) => {
  let volunteer: LivedVolunteer;
  beforeEach(async () => {
    for (const table of ['events', 'notifications', 'mails', 'rate_limits'] as const)
      await stage.db.deleteFrom(table).execute();
    volunteer = await insertLivedVolunteer(stage);
  });

  const as = () => stage.own.coordinator;
  const params = () => ({ id: volunteer.volunteerId });
  const traces = () => tracesOf(volunteer.texts, stage.db);
  const statistics = async () => {
    const { answer } = await stage.call('getEvent', { as: as(), params: { id: volunteer.eventId } });
    const { answer: numbers } = await stage.call('getOverview', { as: as(), params: { id: stage.own.id } });
    const { rows } = await sql<{
      minutes: number;
    }>`select sum("minutes")::int as "minutes" from "participants"`.execute(stage.db);
    return {
      places: [answer.nrOfVolunteersSigned, answer.waitlisted],
      months: numbers.series.eventsByMonth,
      minutes: rows[0]?.minutes,
    };
  };
  const entriesOf = async () =>
    (await sql<{ n: number }>`select count(*)::int as "n" from "history"`.execute(stage.db)).rows[0]?.n ?? 0;

  test('is known in many places before', async () => {
    const tables = new Set((await traces()).map((trace) => trace.split(':')[0]));
    expect([...tables]).toEqual(
      expect.arrayContaining([
        ...['volunteers', 'volunteer_notes', 'clearances', 'volunteer_files', 'accounts', 'email_addresses'],
        ...['participants', 'history', 'notifications', 'mails', 'saved_views'],
      ]),
    );
  });

  test('is no longer looked for by a view of a list', async () => {
    const { email } = volunteer;
    const [one] = await stage.db
      .selectFrom('volunteers')
      .select(['firstname', 'lastname', 'phone'])
      .where('id', '=', volunteer.volunteerId)
      .execute();
    if (!one) throw new Error('nobody is there');
    await stage.db.deleteFrom('saved_views').execute();
    const { firstname, lastname, phone } = one;
    const spaced = phone.slice(3).replace(/(...)(?=.)/g, '$1 ');
    for (const q of [`${firstname} ${lastname}`.toLowerCase(), email.toUpperCase(), phone, spaced])
      await saveView(one, stage, q);
    const kept = await Promise.all(
      ['Łódź', firstname, lastname, '512', 'sobota'].map((q) => saveView(one, stage, q)),
    );
    await stage.call('deleteVolunteer', { as: as(), params: params() });
    const left = await stage.db.selectFrom('saved_views').select('id').execute();
    expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
  });

  describe.each(['by the team', 'by leaving'] as const)('%s', (how) => {
    const erase = () =>
      how === 'by the team'
        ? stage.call('deleteVolunteer', { as: as(), params: params() })
        : stage.call('leaveOrganizationAsVolunteer', {
            ...{ as: volunteer, params: params(), body: { reason: 'Za dużo pracy.' } },
          });

    test('is in no table any more, and the numbers are as before', async () => {
      await sql`update "mails" set "sentAt" = now(), "values" = '{}'`.execute(stage.db);
      const before = await statistics();
      expect(before.minutes).toBe(210);
      const entries = await entriesOf();
      expect((await erase()).status).toBe(204);
      // The team is told who has left; nobody reads it for longer than a month (see leaving.test.ts).
      if (how === 'by leaving')
        for (const table of ['notifications', 'mails'] as const) await stage.db.deleteFrom(table).execute();
      expect(await traces()).toEqual([]);
      expect(await statistics()).toEqual(before);
      expect(await entriesOf()).toBeGreaterThan(entries);
      const event = await stage.call('getEvent', { as: as(), params: { id: volunteer.eventId } });
      expect(event.answer.erasedParticipants).toBe(1);
      const list = await stage.call('listParticipants', { as: as(), params: { id: volunteer.eventId } });
      expect(list.answer.totalElements).toBe(1);
      const kept = await stage.db
        .selectFrom('participants')
        .select(['status', 'minutes', 'bornIn', 'town', 'note'])
        .where('volunteerId', 'is', null)
        .execute();
      expect(kept).toEqual([{ status: 'attended', minutes: 150, bornIn: 1987, town: 'Pcim', note: null }]);
      expect((await erase()).status).toBe(how === 'by the team' ? 204 : 401);
    });

    test.for(['attended', 'no_show', 'signed_up'] as const)(
      'at an event that still runs counts where it was recorded, else the place is free: %s',
      async (status) => {
        const { volunteerId } = volunteer;
        const days = { startDate: dayFromNow(-1), endDate: dayFromNow(1), volunteersNeededNum: 1 };
        const event = await insertEvent(stage.db, { organizationId: stage.own.id, ...days });
        const [first] = await insertParticipants(stage.db, event, [
          { status, ...(status === 'attended' && { minutes: 90 }) },
          'waitlisted',
        ]);
        await stage.db
          .updateTable('participants')
          .set({ volunteerId })
          .where('id', '=', first?.id ?? '')
          .execute();
        await erase();
        const left = await stage.db
          .selectFrom('participants')
          .select(['status', 'minutes', 'bornIn'])
          .where('eventId', '=', event.id)
          .orderBy('signedUpAt')
          .execute();
        const moved = { status: 'signed_up', minutes: null, bornIn: null };
        const waiting = { ...moved, status: 'waitlisted' };
        expect(left).toEqual(
          status === 'signed_up'
            ? [moved]
            : [{ status, minutes: status === 'attended' ? 90 : null, bornIn: 1987 }, waiting],
        );
      },
    );

    test('leaves others as they are', async () => {
      const other = await insertVolunteerUser(stage.db, stage.own.id, { firstname: 'Ewa', lastname: 'Wilk' });
      await stage.call('updateVolunteer', {
        ...{ as: other, params: { id: other.volunteerId } },
        body: (await correctionOf(other)) as never,
      });
      const readOf = async () =>
        (await stage.call('getVolunteer', { as: as(), params: { id: other.volunteerId } })).answer;
      const record = await readOf();
      expect(record.history[0]?.changes).not.toEqual([]);
      await erase();
      expect(await readOf()).toEqual(record);
    });
  });

  const correctionOf = async ({ volunteerId }: VolunteerUser) => {
    const { answer } = await stage.call('getVolunteer', { as: as(), params: { id: volunteerId } });
    const { firstname, lastname, email, phone, dateOfBirth, city, languages, daysOfHelp } = answer;
    const { haveYouBeenAVolunteerBefore, version } = answer;
    return {
      ...{ firstname, lastname, email, phone, dateOfBirth, languages, daysOfHelp },
      ...{ haveYouBeenAVolunteerBefore, version, city: `${city} Górne` },
    };
  };

  /** @returns what an entry of somebody else's history, of these changes, tells once the team has erased the volunteer */
  const keptElsewhere = async (changes: readonly object[]) => {
    const id = crypto.randomUUID();
    const subject = { subjectTable: 'people_in_need', subjectId: crypto.randomUUID() };
    const entry = { id, organizationId: stage.own.id, ...subject, action: 'edited' };
    await stage.db
      .insertInto('history')
      .values({ ...entry, changes: JSON.stringify(changes) } as never)
      .execute();
    expect((await stage.call('deleteVolunteer', { as: as(), params: params() })).status).toBe(204);
    const kept = await stage.db
      .selectFrom('history')
      .select('changes')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return kept.changes;
  };

  test('goes out of the history of others, which keeps everything else', async () => {
    const { volunteerId } = volunteer;
    const before = await correctionOf(volunteer);
    await stage.call('updateVolunteer', {
      ...{ as: as(), params: { id: volunteerId }, body: { ...before, email: before.email } as never },
    });
    const kept = await keptElsewhere([
      { field: 'assignment', from: null, to: volunteer.name },
      { field: 'status', from: 'new', to: 'in_progress' },
    ]);
    expect(kept).toEqual([
      { field: 'assignment', from: null, to: null },
      { field: 'status', from: 'new', to: 'in_progress' },
    ]);
  });

  test('is called by no former name, where it was put right', async () => {
    const body = await correctionOf(volunteer);
    const former = `${body.firstname} ${body.lastname}`;
    const corrected = { ...body, lastname: 'Poprawna' } as never;
    expect(
      (await stage.call('updateVolunteer', { as: as(), params: params(), body: corrected })).status,
    ).toBe(200);
    const kept = await keptElsewhere([{ field: 'volunteerName', from: null, to: former }]);
    expect(kept).toEqual([{ field: 'volunteerName', from: null, to: null }]);
  });

  describe('takes nothing of others along:', () => {
    /** @returns what the history of another record tells once the volunteer is erased */
    const toldAfter = async (values: readonly string[], changed: object = {}) => {
      const { volunteerId: id } = volunteer;
      if (Object.keys(changed).length > 0)
        await stage.db.updateTable('volunteers').set(changed).where('id', '=', id).execute();
      const changes = values.map((to) => ({ field: 'title', from: null, to }));
      return (await keptElsewhere(changes)).map(({ to }) => to);
    };

    test('a name that is part of another', async () => {
      const values = ['Jan Nowakowski', 'Jan Nowakówna', 'Świętojan Nowak', 'o: Jan Nowak, też', 'Jan Nowak'];
      const told = await toldAfter(values, { firstname: 'Jan', lastname: 'Nowak' });
      expect(told).toEqual([...values.slice(0, 3), null, null]);
    });

    test('a name as short as a few letters', async () => {
      const values = ['Zakupy w sobotę', 'Зустріч у людини'];
      expect(await toldAfter(values, { firstname: 'y', lastname: 'w' })).toEqual(values);
    });

    test.for(['a member of the team', 'another volunteer'] as const)(
      'the name of %s, who is called the same',
      async (who) => {
        const namesake = { firstname: 'Anna', lastname: 'Bliźniak' };
        const { id: organizationId } = stage.own;
        if (who === 'another volunteer') await insertVolunteerUser(stage.db, organizationId, namesake);
        else await insertAccount(stage.db, { organizationId, role: 'coordinator', name: 'Anna Bliźniak' });
        await stage.db.deleteFrom('notifications').execute();
        const params = { actor: 'Anna Bliźniak', subject: 'Zbiórka' };
        const notice = { id: crypto.randomUUID(), organizationId, accountId: as().id };
        await stage.db
          .insertInto('notifications')
          .values({
            ...notice,
            type: 'eventCancellation',
            kind: 'eventCancelled',
            subjectType: 'event',
            createdAt: new Date().toISOString(),
            params: JSON.stringify(params),
          } as never)
          .execute();
        expect(await toldAfter(['Anna Bliźniak'], namesake)).toEqual(['Anna Bliźniak']);
        expect(await stage.db.selectFrom('notifications').select('id').execute()).toContainEqual({
          id: notice.id,
        });
      },
    );
  });

  test('is no longer told of in mails to the team that wait in the queue', async () => {
    const { volunteerId: id, name } = volunteer;
    const values = { href: `/volunteer/${id}`, message: `${name} has registered.`, kind: 'newVolunteer' };
    const to = 'anna@panel.example';
    const later = sql<string>`now() + interval '1 day'`;
    const mail = { id: crypto.randomUUID(), to, template: 'notification', language: 'pl', expiresAt: later };
    await stage.db
      .insertInto('mails')
      .values({ ...mail, values: JSON.stringify(values) } as never)
      .execute();
    await stage.call('deleteVolunteer', { as: as(), params: params() });
    expect((await traces()).filter((trace) => trace.startsWith('mails'))).toEqual([]);
    expect(await stage.db.selectFrom('mails').select('id').where('to', '=', to).execute()).toEqual([]);
  });

  test('is the only reason for which the history changes, and never what was done and when', async () => {
    const rewrite = (text: string, isErasing: boolean) =>
      stage.db.transaction().execute(async (trx) => {
        await sql`select set_config('history.erases', ${isErasing ? 'on' : ''}, true)`.execute(trx);
        await sql.raw(text).execute(trx);
      });
    for (const text of [
      `update "history" set "changes" = '[]'`,
      `update "history" set "actorName" = null`,
      'delete from "history"',
    ])
      await expect(rewrite(text, false), text).rejects.toThrow('append only');
    for (const text of [
      `update "history" set "action" = 'created', "at" = now()`,
      `update "history" set "subjectId" = gen_random_uuid()`,
      'delete from "history"',
      'truncate "history"',
    ])
      await expect(rewrite(text, true), text).rejects.toThrow('append only');
  });
});
