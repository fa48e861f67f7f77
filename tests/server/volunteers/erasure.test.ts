import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertParticipants } from '../../harness/insertParticipants.ts';
import { insertPersonInNeed } from '../../harness/insertPersonInNeed.ts';
import { insertVolunteerUser, type VolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { multipartBody } from '../../harness/multipartBody.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { pdf } from '../../harness/sampleFiles.ts';

let count = 0;

/** What only this person is called, reached by and has written; with what JSON and SQL write otherwise. */
const nextPerson = () => {
  count += 1;
  const unique = (text: string) => `${text}${count}x`;
  const person = {
    firstname: `${unique('Zdzisława')} "Zuza"`,
    lastname: `O'Brien-${unique('Śliwa')}\\`,
    phone: `+4851234${5000 + count}`,
    street: unique('Nieistniejąca'),
    aboutMe: `Hoduję alpaki w Bieszczadach: ${unique('alpaka')}.`,
    tags: [unique('kapelusznik')],
    dateOfBirth: '1987-03-09',
    city: 'Pcim',
  };
  const written = {
    note: `${unique('Notatka')}: boi się psów.`,
    file: `${unique('umowa')}.pdf`,
    proof: unique('KRK'),
  };
  const texts = ['Zdzisława', 'Śliwa', 'Nieistniejąca', 'alpaka', 'kapelusznik', 'Notatka', 'umowa', 'KRK'];
  return { person, written, texts: [person.phone.slice(3), ...texts.map(unique)] };
};

onEachServer('a volunteer who is erased', (stage) => {
  let known: ReturnType<typeof nextPerson>;
  let volunteer: VolunteerUser;
  let eventId: string;
  beforeEach(async () => {
    for (const table of ['events', 'notifications', 'mails', 'rate_limits'] as const)
      await stage.db.deleteFrom(table).execute();
    known = nextPerson();
    volunteer = await insertVolunteerUser(stage.db, stage.own.id, { ...known.person, imageToken: null });
    eventId = await liveWith();
  });

  const as = () => stage.own.coordinator;
  const params = () => ({ id: volunteer.volunteerId });

  /** Whatever a foundation can come to know of a volunteer, by real calls. @returns an event that they came to */
  async function liveWith(): Promise<string> {
    const { id: organizationId } = stage.own;
    const event = await insertEvent(stage.db, { organizationId, volunteersNeededNum: 5 });
    const later = await insertEvent(stage.db, { organizationId, volunteersNeededNum: 5 });
    await insertParticipants(stage.db, event, [{ status: 'attended', minutes: 60 }]);
    for (const { id } of [event, later])
      await stage.call('signUpForEvent', { as: volunteer, params: { id } });
    await stage.db
      .updateTable('events')
      .set({ startDate: dayFromNow(-3), endDate: dayFromNow(-3) })
      .where('id', '=', event.id)
      .execute();
    const { answer: list } = await stage.call('listParticipants', { as: as(), params: { id: event.id } });
    const own = list.content.find(({ volunteerId }) => volunteerId === volunteer.volunteerId);
    await stage.call('updateParticipant', {
      ...{ as: as(), params: { id: event.id, participantId: own?.id ?? '' } },
      body: { status: 'attended', minutes: 150, note: known.written.note },
    });
    await stage.call('addVolunteerNote', { as: as(), params: params(), body: { text: known.written.note } });
    const check = { kind: 'criminalRecord', checkedOn: '2026-11-02', result: 'clean' } as const;
    await stage.call('addClearance', {
      ...{ as: as(), params: params(), body: { ...check, reference: known.written.proof } },
    });
    const time = { date: dayFromNow(-5), timeFrom: '09:00', timeTo: '12:30' };
    const { answer: timed } = await stage.call('addTimeEntry', {
      ...{ as: volunteer, params: params(), body: { ...time, description: known.written.note } },
    });
    await stage.call('declineTimeEntry', {
      ...{ as: as(), params: { ...params(), timeEntryId: timed.timeEntries[0]?.id ?? '' } },
      body: { reason: known.written.note },
    });
    const period = { dateFrom: dayFromNow(-10), dateTo: dayFromNow(-1), language: 'pl' };
    const { answer: certified } = await stage.call('issueCertificate', {
      ...{ as: as(), params: params(), body: { ...period, activities: known.written.note } },
    });
    await stage.call('revokeCertificate', {
      ...{ as: as(), params: { ...params(), certificateId: certified.certificates[0]?.id ?? '' } },
      body: { reason: known.written.note },
    });
    const { payload, headers } = multipartBody([{ field: 'file', name: known.written.file, content: pdf }]);
    const url = `/api/volunteers/${volunteer.volunteerId}/files`;
    await stage.server.inject({
      ...{ method: 'POST', url, payload },
      headers: { ...headers, cookie: as().cookie, 'source-device': 'web' },
    });
    await stage.call('reportAbuse', {
      ...{
        as: volunteer,
        body: { subjectType: 'event', subjectId: event.id, description: 'Za gorąco było.' },
      },
    });
    const needy = await insertPersonInNeed(stage.db, { organizationId });
    await stage.call('proposeVolunteer', {
      ...{ as: as(), params: { id: needy.id }, body: { volunteerId: volunteer.volunteerId } },
    });
    return event.id;
  }

  /** Tables of the database in which one of the texts stands, and where. */
  const traces = async () => {
    const { rows } = await sql<{
      name: string;
    }>`select "tablename" as "name" from "pg_tables" where "schemaname" = 'public'`.execute(stage.db);
    const found: string[] = [];
    for (const { name } of rows) {
      const { rows: texted } = await sql<{
        text: string;
      }>`select to_jsonb("each")::text as "text" from ${sql.table(name)} as "each"`.execute(stage.db);
      for (const text of [volunteer.email, ...known.texts])
        if (texted.some((row) => row.text.includes(text))) found.push(`${name}: ${text}`);
    }
    return found;
  };
  const statistics = async () => {
    const { answer } = await stage.call('getEvent', { as: as(), params: { id: eventId } });
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
        ...['participants', 'history', 'notifications', 'mails'],
      ]),
    );
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
      const event = await stage.call('getEvent', { as: as(), params: { id: eventId } });
      expect(event.answer.erasedParticipants).toBe(1);
      const list = await stage.call('listParticipants', { as: as(), params: { id: eventId } });
      expect(list.answer.totalElements).toBe(1);
      const kept = await stage.db
        .selectFrom('participants')
        .select(['status', 'minutes', 'bornIn', 'town', 'note'])
        .where('volunteerId', 'is', null)
        .execute();
      expect(kept).toEqual([{ status: 'attended', minutes: 150, bornIn: 1987, town: 'Pcim', note: null }]);
      expect((await erase()).status).toBe(how === 'by the team' ? 204 : 401);
    });

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

  test('goes out of the history of others, which keeps everything else', async () => {
    const { volunteerId } = volunteer;
    const before = await correctionOf(volunteer);
    await stage.call('updateVolunteer', {
      ...{ as: as(), params: { id: volunteerId }, body: { ...before, email: before.email } as never },
    });
    const subjectId = crypto.randomUUID();
    const changes = [
      { field: 'assignment', from: null, to: `${known.person.firstname} ${known.person.lastname}` },
      { field: 'status', from: 'new', to: 'in_progress' },
    ];
    const entry = {
      organizationId: stage.own.id,
      subjectTable: 'people_in_need',
      subjectId,
      action: 'edited',
    };
    await stage.db
      .insertInto('history')
      .values({ ...entry, id: crypto.randomUUID(), changes: JSON.stringify(changes) } as never)
      .execute();
    await stage.call('deleteVolunteer', { as: as(), params: params() });
    const { changes: kept } = await stage.db
      .selectFrom('history')
      .select('changes')
      .where('subjectId', '=', subjectId)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual([
      { field: 'assignment', from: null, to: null },
      { field: 'status', from: 'new', to: 'in_progress' },
    ]);
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
