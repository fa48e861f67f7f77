import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendMailings } from '../../../src/server/mailings/sendMailings.ts';
import type { Caller } from '../../harness/Caller.ts';
import { dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertParticipants } from '../../harness/insertParticipants.ts';
import { insertVolunteers } from '../../harness/insertVolunteer.ts';
import { insertVolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

const never = new AbortController().signal;
const pl = { subject: 'Zmiana miejsca', text: 'Spotykamy się przy bramie B.' };
const news = { kind: 'news', pl } as const;
const necessary = { kind: 'necessary', pl } as const;

onEachServer('a message to volunteers', (stage) => {
  beforeEach(async () => {
    for (const table of ['mailings', 'mails', 'volunteers', 'events', 'rate_limits'] as const)
      await stage.db.deleteFrom(table).execute();
  });

  const people = (...rows: Partial<Parameters<typeof insertVolunteers>[1][number]>[]) =>
    insertVolunteers(
      stage.db,
      rows.map((row) => ({ accountStatus: 'verified' as const, ...row, organizationId: stage.own.id })),
    );
  const write = (body: object, as: Caller = stage.own.admin) =>
    stage.call('createMailing', { as, body: body as never });
  const send = () => sendMailings(stage).run(never);
  const mails = async () => {
    const rows = await stage.db.selectFrom('mails').selectAll().where('template', '=', 'mailing').execute();
    return rows.sort((a, b) => a.to.localeCompare(b.to));
  };
  const recipients = async () => (await mails()).map(({ to }) => to);
  const read = async (id: string) =>
    (await stage.call('getMailing', { as: stage.own.admin, params: { id } })).answer;
  const outcomes = async (mailingId: string) => {
    const query = { mailingId, size: '100' };
    const { answer } = await stage.call('listSentMails', { as: stage.own.admin, query });
    return answer.content.map(({ lastname, status, reason }) => [lastname, status, reason]).sort();
  };

  describe('written twice', () => {
    const ids = async (...bodies: [body: object, as?: Caller][]) => {
      const answers = await Promise.all(bodies.map(([body, as]) => write(body, as)));
      return new Set(answers.map(({ answer }) => answer.id)).size;
    };
    const full = { ...necessary, uk: { ...pl, subject: 'Зміна' }, filter: 'city=kielce' };

    test('is sent once, as by somebody who got no answer', async () => {
      const [{ id = '' } = {}] = await people({ email: 'a@mail.example', city: 'Kielce' });
      const later = { sendDate: dayFromNow(2), sendTime: '10:00' };
      for (const body of [news, full, { ...news, volunteerIds: [id] }, { ...news, ...later }]) {
        expect(await ids([body], [body], [body])).toBe(1);
        expect(await ids([body])).toBe(1);
      }
      const stored = await stage.db.selectFrom('mailings').select('id').execute();
      expect(stored).toHaveLength(4);
      for (const mailing of stored) expect((await read(mailing.id)).history).toHaveLength(1);
    });

    test('is another where anything is, or who writes, or where it was taken back or is long ago', async () => {
      await people({ email: 'a@mail.example', city: 'Kielce' });
      const { answer } = await write(full);
      const others = [
        { ...full, kind: 'news' },
        { ...full, filter: 'city=Kielce' },
        { ...full, pl: { ...pl, text: 'Przy bramie C.' } },
        { ...full, en: pl },
      ];
      for (const body of others) expect(await ids([full], [body])).toBe(2);
      expect(await ids([full], [full, stage.own.coordinator])).toBe(2);
      await stage.db
        .updateTable('mailings')
        .set({ createdAt: sql`"createdAt" - interval '11 minutes'` })
        .execute();
      const { answer: again } = await write(full);
      expect(again.id).not.toBe(answer.id);
      await stage.call('cancelMailing', { as: stage.own.admin, params: { id: again.id } });
      expect((await write(full)).answer.id).not.toBe(again.id);
    });
  });

  describe('goes to', () => {
    test('everybody but the rejected where nothing is said', async () => {
      await people({ email: 'a@mail.example' }, { email: 'b@mail.example', accountStatus: 'pending' });
      await people({ email: 'no@mail.example', accountStatus: 'rejected' });
      await insertVolunteers(stage.db, [{ organizationId: stage.other.id, email: 'other@mail.example' }]);
      const { answer } = await write(news);
      await send();
      await send();
      expect(await recipients()).toEqual(['a@mail.example', 'b@mail.example']);
      expect(await read(answer.id)).toMatchObject({
        status: 'sent',
        readers: { queued: 2, sent: 0, failed: 0, left_out: 0 },
      });
    });

    test('whom the filter of the list finds when it is sent', async () => {
      await people({ email: 'a@mail.example', city: 'Kielce' }, { email: 'b@mail.example', city: 'Łódź' });
      await write({ ...news, filter: 'city=kielce&languages=pl&languages=uk&sort=lastname,asc&page=2' });
      await people({ email: 'late@mail.example', city: 'Kielce' });
      await send();
      expect(await recipients()).toEqual(['a@mail.example', 'late@mail.example']);
    });

    test('a selection', async () => {
      const [chosen] = await people({ email: 'a@mail.example' }, { email: 'b@mail.example' });
      const [foreign] = await insertVolunteers(stage.db, [{ organizationId: stage.other.id }]);
      await write({ ...news, volunteerIds: [chosen?.id, foreign?.id] });
      await send();
      expect(await recipients()).toEqual(['a@mail.example']);
    });

    test.each([
      [undefined, ['a', 'b']],
      ['status=waitlisted', ['b']],
      ['status=signed_up', ['a']],
    ])('participants of an event, by %s', async (filter, expected) => {
      const event = await insertEvent(stage.db, { organizationId: stage.own.id });
      await insertParticipants(stage.db, event, [
        { status: 'signed_up', email: 'a@mail.example' },
        { status: 'waitlisted', email: 'b@mail.example' },
        { status: 'resigned', email: 'gone@mail.example' },
      ]);
      await write({ ...necessary, eventId: event.id, ...(filter && { filter }) });
      await send();
      expect(await recipients()).toEqual(expected.map((name) => `${name}@mail.example`));
    });
  });

  test('is in the reader’s language as far as it is written in it, or else in the first that is', async () => {
    const event = await insertEvent(stage.db, {
      organizationId: stage.own.id,
      ...{
        title: 'Paczki {lastname}',
        startDate: '2099-05-16',
        eventStart: '10:00',
        endDate: null,
        eventEnd: null,
      },
    });
    const text = '{firstname} {lastname}: {event}, {when}, {where}. {organization}';
    const uk = { subject: 'Для {firstname}', text };
    await insertParticipants(stage.db, event, [
      { status: 'signed_up', email: 'a@mail.example', firstname: 'Ола', lastname: 'Біла' },
    ]);
    const speaker = await insertVolunteerUser(stage.db, stage.own.id, { language: 'uk' });
    await stage.call('signUpForEvent', { as: speaker, params: { id: event.id } });
    await write({ ...necessary, eventId: event.id, pl: { subject: 'Dla {firstname}', text }, uk });
    await send();
    const sent = await mails();
    expect(sent.map(({ language }) => language).sort()).toEqual(['pl', 'uk']);
    expect(sent.find(({ to }) => to === 'a@mail.example')).toMatchObject({
      language: 'pl',
      values: {
        subject: 'Dla Ола',
        text: expect.stringMatching(
          /^Ола Біла: Paczki \{lastname\}, sobota, 16 maja 2099, 10:00, .+\. Fundacja Pomocna Dłoń$/,
        ),
        replyTo: stage.own.admin.email,
      },
    });
    expect(sent.find(({ to }) => to === speaker.email)?.values).toMatchObject({
      subject: expect.stringMatching(/^Для /),
      text: expect.stringContaining('субота, 16 травня 2099'),
    });
  });

  test.each([
    ['no language', { kind: 'news' }, 'en.subject'],
    ['no kind', { pl }, 'kind'],
    ['an unknown placeholder', { ...news, pl: { ...pl, text: 'Hej {imię}!' } }, 'pl.text'],
    ['an event’s placeholder without one', { ...news, pl: { ...pl, subject: 'O {event}' } }, 'pl.subject'],
    ['a filter that is none', { ...news, filter: 'shoeSize=44' }, 'filter'],
    ['a filter with a value that is none', { ...news, filter: 'accountStatus=asleep' }, 'filter'],
    ['nobody to read it', { ...news, filter: 'city=Nigdzie' }, 'filter'],
    ['an event that is not there', { ...news, eventId: '01980000-0000-7000-8000-00000000dead' }, 'eventId'],
    ['a time in the past', { ...news, sendDate: '2026-01-01', sendTime: '10:00' }, 'sendTime'],
    ['a time without a day', { ...news, sendTime: '10:00' }, 'sendDate'],
    ['a day without a time', { ...news, sendDate: '2099-01-01' }, 'sendTime'],
    ['a time that the clocks skip', { ...news, sendDate: '2099-03-29', sendTime: '02:30' }, 'sendTime'],
  ])('is refused with %s, and nothing is stored', async (_, body, field) => {
    await people({ email: 'a@mail.example' });
    const { status, problem } = await write(body);
    expect([status, problem.errors.map((error) => error.field)]).toEqual([400, [field]]);
    expect(await stage.db.selectFrom('mailings').select('id').execute()).toEqual([]);
  });

  test('about a draft or another foundation’s event is refused', async () => {
    const draft = await insertEvent(stage.db, { organizationId: stage.own.id, status: 'draft' });
    const foreign = await insertEvent(stage.db, { organizationId: stage.other.id });
    await insertParticipants(stage.db, foreign, ['signed_up']);
    expect((await write({ ...news, eventId: draft.id })).status).toBe(409);
    expect((await write({ ...news, eventId: foreign.id })).problem.errors).toMatchObject([
      { field: 'eventId' },
    ]);
  });

  test('is limited to 30 an hour', async () => {
    await people({});
    const numbered = (count: number) => ({ ...news, pl: { ...pl, subject: `Wiadomość ${count}` } });
    for (let count = 0; count < 30; count += 1) expect((await write(numbered(count))).status).toBe(201);
    expect((await write(numbered(30))).status).toBe(429);
    // What is there already takes nothing of the limit.
    expect((await write(numbered(29))).status).toBe(201);
  });

  test('is seen by its foundation alone, and is in its history', async () => {
    await people({});
    const { answer } = await write(news, stage.own.coordinator);
    const params = { id: answer.id };
    expect((await stage.call('getMailing', { as: stage.other.admin, params })).status).toBe(404);
    expect((await stage.call('cancelMailing', { as: stage.other.admin, params })).status).toBe(404);
    const { answer: list } = await stage.call('listMailings', { as: stage.other.admin });
    expect(list.content).toEqual([]);
    expect((await read(answer.id)).history).toMatchObject([
      { action: 'created', actorName: stage.own.coordinator.name },
    ]);
    const { answer: activity } = await stage.call('listActivity', { as: stage.own.admin });
    expect(activity.content[0]).toMatchObject({ resource: 'mailings', subjectName: pl.subject });
  });

  describe('that waits for its time', () => {
    const later = { sendDate: dayFromNow(3), sendTime: '10:00' };

    test('is sent then, and not before', async () => {
      await people({ email: 'a@mail.example' });
      const { answer } = await write({ ...news, ...later });
      await send();
      expect([await recipients(), (await read(answer.id)).status]).toEqual([[], 'scheduled']);
      await stage.db.updateTable('mailings').set({ sendAt: new Date().toISOString() }).execute();
      await send();
      expect(await recipients()).toEqual(['a@mail.example']);
    });

    test('can be taken back, but not once it is sent', async () => {
      await people({});
      const { answer } = await write({ ...news, ...later });
      const cancel = () => stage.call('cancelMailing', { as: stage.own.admin, params: { id: answer.id } });
      expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200]);
      await stage.db.updateTable('mailings').set({ sendAt: new Date().toISOString() }).execute();
      await send();
      expect([await recipients(), (await read(answer.id)).status]).toEqual([[], 'cancelled']);
      const sent = await write(news);
      await send();
      const params = { id: sent.answer.id };
      expect((await stage.call('cancelMailing', { as: stage.own.admin, params })).status).toBe(409);
    });

    test('is not sent when its event is cancelled or deleted meanwhile', async () => {
      const event = await insertEvent(stage.db, { organizationId: stage.own.id });
      await insertParticipants(stage.db, event, ['signed_up']);
      const { answer } = await write({ ...necessary, eventId: event.id, ...later });
      const params = { id: event.id };
      await stage.call('cancelEvent', { as: stage.own.admin, params, body: { reason: 'Burza.' } });
      await stage.db.updateTable('mailings').set({ sendAt: new Date().toISOString() }).execute();
      await send();
      expect(await recipients()).toEqual([]);
      expect(await read(answer.id)).toMatchObject({
        status: 'cancelled',
        history: [{ action: 'cancelled', actorId: null }, { action: 'created' }],
      });
      // But about what was cancelled before, one may write.
      await write({ ...necessary, eventId: event.id });
      await send();
      expect(await recipients()).toHaveLength(1);
    });
  });

  test('waits in the queue with 500 mails at most, and goes on where it was', async () => {
    await people(...Array.from({ length: 1203 }, (_, index) => ({ email: `v${index}@mail.example` })));
    const { answer } = await write(news);
    const sizes: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      await send();
      sizes.push((await mails()).length);
      await stage.db.updateTable('sent_mails').set({ status: 'sent' }).execute();
    }
    expect(sizes).toEqual([500, 1000, 1203]);
    expect(new Set(await recipients()).size).toBe(1203);
    expect(await read(answer.id)).toMatchObject({ status: 'sent', readers: { sent: 1203 } });
  });

  test('goes to each once, also from four processes at once', async () => {
    await people(...Array.from({ length: 20 }, (_, index) => ({ email: `v${index}@mail.example` })));
    const written = [await write(news), await write(necessary)];
    await Promise.all([send(), send(), send(), send()]);
    await send();
    expect(await recipients()).toHaveLength(40);
    for (const { answer } of written) expect((await read(answer.id)).readers?.queued).toBe(20);
  });

  describe('of news', () => {
    test('leaves out who wants none, and says so; what is necessary does not', async () => {
      await people(
        { lastname: 'Chce', email: 'a@mail.example' },
        { lastname: 'Nie', email: 'b@mail.example', newsStoppedAt: '2026-11-01T10:00:00.000Z' },
      );
      const { answer } = await write(news);
      await send();
      expect(await outcomes(answer.id)).toEqual([
        ['Chce', 'queued', null],
        ['Nie', 'left_out', 'no_news'],
      ]);
      await write(necessary);
      await send();
      expect(await recipients()).toEqual(['a@mail.example', 'a@mail.example', 'b@mail.example']);
      const tokens = (await mails()).map(({ values }) => 'token' in values);
      expect(tokens.filter(Boolean)).toHaveLength(1);
    });

    test('are stopped by the volunteer in the app, who alone may', async () => {
      const volunteer = await insertVolunteerUser(stage.db, stage.own.id);
      const stranger = await insertVolunteerUser(stage.db, stage.own.id);
      const { id } = await stage.db
        .selectFrom('volunteers')
        .select('id')
        .where('accountId', '=', volunteer.id)
        .executeTakeFirstOrThrow();
      const prefer = (wanted: boolean, as: Caller) =>
        stage.call('updateNewsPreference', { as, params: { id }, body: { wanted } });
      expect((await prefer(false, stranger)).status).toBe(404);
      expect((await prefer(false, stage.own.admin)).status).toBe(403);
      const stopped = async () =>
        (await stage.call('getVolunteer', { as: stage.own.admin, params: { id } })).answer.newsStoppedAt;
      expect(await stopped()).toBeNull();
      expect((await prefer(false, volunteer)).status).toBe(204);
      const since = await stopped();
      expect(since).toEqual(expect.any(String));
      await prefer(false, volunteer);
      expect(await stopped()).toBe(since);
      await prefer(true, volunteer);
      expect(await stopped()).toBeNull();
    });
  });

  describe('is previewed', () => {
    const preview = async (body: object) =>
      (await stage.call('previewMailing', { as: stage.own.admin, body: body as never })).answer;

    test('as one reader after another, and nothing is stored', async () => {
      await people(
        { firstname: 'Ola', lastname: 'Biel' },
        { firstname: 'Jan', lastname: 'Czas', newsStoppedAt: '2026-11-01T10:00:00.000Z' },
      );
      const body = { ...news, pl: { subject: 'Hej', text: 'Witaj, {firstname}!' } };
      const shown = [await preview(body), await preview({ ...body, position: 1 })];
      expect(shown.map(({ name }) => name).sort()).toEqual(['Jan Czas', 'Ola Biel']);
      for (const { name = '', ...one } of shown)
        expect(one).toEqual({
          ...{ readers: 1, leftOut: 1, language: 'pl', subject: 'Hej' },
          text: `Witaj, ${name?.split(' ')[0]}!`,
        });
      expect(await stage.db.selectFrom('mailings').select('id').execute()).toEqual([]);
    });

    test('without a text as the number of readers, also of nobody', async () => {
      await people({});
      const shown = await preview({ kind: 'news' });
      expect(shown).toMatchObject({ readers: 1, leftOut: 0, name: expect.any(String) });
      expect(shown).not.toHaveProperty('subject');
      expect(await preview({ kind: 'news', filter: 'city=Nigdzie' })).toMatchObject({ readers: 0 });
    });

    test('cut where its placeholders make it too long, as it is sent, and what was sent is still listed', async () => {
      const title = 'Ż'.repeat(250);
      const event = await insertEvent(stage.db, { organizationId: stage.own.id, title });
      await insertParticipants(stage.db, event, ['signed_up']);
      const texts = { subject: '{event} {event}', text: '{event}'.repeat(700) };
      const body = { kind: 'necessary', eventId: event.id, pl: texts };
      const { subject, text } = await preview(body);
      expect([subject, text?.length]).toEqual([`${title.slice(1)}…`, 20_000]);
      const { answer } = await write(body);
      await send();
      const query = { mailingId: answer.id };
      const sent = await stage.call('listSentMails', { as: stage.own.admin, query });
      expect(sent.answer.content.map((mail) => mail.subject)).toEqual([subject]);
    });
  });
});
