import { beforeEach, describe, expect, test } from 'vitest';
import { mailContent } from '../../../src/server/core/mail/mailContent.ts';
import { thankParticipants } from '../../../src/server/events/thankParticipants.ts';
import { type buildEvent, dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertParticipants } from '../../harness/insertParticipants.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

type Overrides = Partial<ReturnType<typeof buildEvent>>;

const never = new AbortController().signal;
const finished = { status: 'finished', startDate: dayFromNow(-3), endDate: dayFromNow(-2) } as const;

/** The day before today in a time zone. */
function yesterdayIn(timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(Date.now() - 24 * 60 * 60_000);
}

const hourIn = (timeZone: string) =>
  Number(new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit' }).format());

/** Somewhere it is early now, and somewhere it is not. */
function zoneWhere(isIt: (hour: number) => boolean): string {
  const zones = Array.from({ length: 24 }, (_, offset) => `Etc/GMT${offset < 12 ? '+' : '-'}${offset % 12}`);
  const zone = zones.find((name) => isIt(hourIn(name)));
  if (!zone) throw new Error('there is no such place');
  return zone;
}

onEachServer('thanks for coming to an event', (stage) => {
  beforeEach(async () => {
    for (const table of ['events', 'mails'] as const) await stage.db.deleteFrom(table).execute();
  });

  const insert = async (overrides: Overrides = finished) => {
    const event = await insertEvent(stage.db, { organizationId: stage.own.id, ...overrides });
    return { event, participants: await insertParticipants(stage.db, event, people) };
  };
  const people = [
    { status: 'attended', email: 'came@mail.example', minutes: 210 },
    { status: 'attended', email: 'unknown@mail.example' },
    { status: 'no_show', email: 'missed@mail.example' },
    { status: 'waitlisted', email: 'waited@mail.example' },
    { status: 'signed_up', email: 'unrecorded@mail.example' },
  ] as const;
  const run = () => thankParticipants(stage).run(never);
  const thanked = async () => {
    const rows = await stage.db
      .selectFrom('mails')
      .select(['to', 'template', 'values'])
      .orderBy('to')
      .execute();
    expect(rows.every(({ template }) => template === 'eventThanks')).toBe(true);
    return rows.map(({ to, values }) => [to, (values as { minutes: number | null }).minutes]);
  };

  test('goes once to everybody who came, with the time that they gave', async () => {
    await insert();
    await run();
    await run();
    expect(await thanked()).toEqual([
      ['came@mail.example', 210],
      ['unknown@mail.example', null],
    ]);
  });

  test('goes to who is recorded later, too', async () => {
    const { event, participants } = await insert({ ...finished, eventStart: '10:00', eventEnd: '12:00' });
    await run();
    const params = { id: event.id, participantId: participants[4]?.id ?? '' };
    await stage.call('updateParticipant', { as: stage.own.admin, params, body: { status: 'attended' } });
    await run();
    expect((await thanked()).map(([to]) => to)).toEqual([
      'came@mail.example',
      'unknown@mail.example',
      'unrecorded@mail.example',
    ]);
  });

  test.each([
    ['is still to be finished', { ...finished, status: 'active' }],
    ['was cancelled', { ...finished, cancelledAt: new Date().toISOString(), cancellationReason: 'Burza.' }],
    ['ended more than 30 days ago', { ...finished, startDate: dayFromNow(-33), endDate: dayFromNow(-32) }],
    ['ended today', { ...finished, endDate: dayFromNow(0) }],
  ] as const)('is not said of one that %s', async (_, overrides) => {
    await insert(overrides);
    await run();
    expect(await thanked()).toEqual([]);
  });

  test.each([
    ['is said at ten in the morning', (hour: number) => hour >= 10, 2],
    ['is not said at night', (hour: number) => hour < 9, 0],
  ])('%s, by the foundation’s clock', async (_, isIt, count) => {
    const timeZone = zoneWhere(isIt);
    await stage.db
      .updateTable('organizations')
      .set({ timeZone: timeZone as 'Europe/Warsaw' })
      .where('id', '=', stage.own.id)
      .execute();
    const day = yesterdayIn(timeZone);
    await insert({ ...finished, startDate: day, endDate: day });
    await run();
    expect(await thanked()).toHaveLength(count);
  });

  test('by several processes at once is said once', async () => {
    await insert();
    await Promise.all([run(), run(), run(), run()]);
    expect(await thanked()).toHaveLength(2);
  });
});

describe('the mail', () => {
  test.each([
    [210, '3 godz. 30 min'],
    [null, '–'],
  ])('says of %s minutes: %s', (minutes, said) => {
    const values = { organization: 'Fundacja', event: 'Zbiórka', when: 'wczoraj', minutes };
    const mail = { to: 'a@mail.example', language: 'pl', template: 'eventThanks', values } as const;
    const { paragraphs } = mailContent(mail, { expiresAt: '', publicUrl: 'https://panel.example' });
    expect(paragraphs.join().replaceAll('\u00a0', ' ')).toContain(said);
  });
});
