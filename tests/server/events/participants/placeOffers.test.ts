import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { passOnPlaces } from '../../../../src/server/events/passOnPlaces.ts';
import { inMinutes } from '../../../harness/inMinutes.ts';
import { type buildEvent, insertEvent } from '../../../harness/insertEvent.ts';
import { insertShift } from '../../../harness/insertShift.ts';
import { insertVolunteerUser, type VolunteerUser } from '../../../harness/insertVolunteerUsers.ts';
import { onEachServer } from '../../../harness/onEachServer.ts';

type Event = ReturnType<typeof buildEvent>;

const never = new AbortController().signal;
const HOUR = 60;

onEachServer('a place that is offered to who waits', (stage) => {
  beforeEach(async () => {
    for (const table of ['events', 'mails', 'sent_mails', 'rate_limits'] as const)
      await stage.db.deleteFrom(table).execute();
    await askFor(12);
  });

  const askFor = (offerHours: number | null) =>
    stage.db.updateTable('organizations').set({ offerHours }).where('id', '=', stage.own.id).execute();
  const insert = (overrides: Partial<Event> = {}) =>
    insertEvent(stage.db, { organizationId: stage.own.id, volunteersNeededNum: 1, ...overrides });
  const newVolunteer = () => insertVolunteerUser(stage.db, stage.own.id);
  const signUp = ({ id }: Event, as: VolunteerUser) => stage.call('signUpForEvent', { as, params: { id } });
  const resign = ({ id }: Event, as: VolunteerUser) => stage.call('resignFromEvent', { as, params: { id } });
  const run = (db = stage.db) => passOnPlaces({ db }).run(never);
  /** Volunteers who sign up one after the other. */
  const queue = async (event: Event, count: number) => {
    const people = await Promise.all(Array.from({ length: count }, newVolunteer));
    for (const person of people) await signUp(event, person);
    return people as [VolunteerUser, VolunteerUser, VolunteerUser, VolunteerUser];
  };
  /** Where each stands, and until when a place is kept for them, in hours. */
  const standingOf = async (event: Event, people: readonly VolunteerUser[]) => {
    const rows = await stage.db
      .selectFrom('participants')
      .select([
        'volunteerId',
        'status',
        sql<number | null>`round(extract(epoch from "offeredUntil" - now()) / 3600)::int`.as('hours'),
      ])
      .where('eventId', '=', event.id)
      .execute();
    return people.map(({ volunteerId }) => {
      const row = rows.find((one) => one.volunteerId === volunteerId);
      return row?.hours == null ? row?.status : [row.status, row.hours];
    });
  };
  /** Who was mailed that a place is kept for them, in that order. */
  const asked = async (people: readonly VolunteerUser[]) => {
    const mails = await stage.db
      .selectFrom('mails')
      .select('to')
      .where('template', '=', 'placeOffered')
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    return mails.map(({ to }) => people.findIndex(({ email }) => email === to)).sort();
  };
  const expire = ({ volunteerId }: VolunteerUser) =>
    stage.db
      .updateTable('participants')
      .set({ offeredUntil: sql<string>`now() - interval '1 second'` })
      .where('volunteerId', '=', volunteerId)
      .execute();
  const countsOf = async ({ id }: Event) => {
    const { answer } = await stage.call('getEvent', { as: stage.own.admin, params: { id } });
    return [answer.nrOfVolunteersSigned, answer.waitlisted];
  };

  test('is kept for the first, who is mailed until when, and takes it by signing up once more', async () => {
    const event = await insert();
    const people = await queue(event, 3);
    const [holder, first, second] = people;
    await resign(event, holder);
    expect(await standingOf(event, people)).toEqual(['resigned', ['waitlisted', 12], 'waitlisted']);
    expect(await asked(people)).toEqual([1]);
    expect(await countsOf(event)).toEqual([0, 2]);
    const mail = await stage.db
      .selectFrom('mails')
      .select('values')
      .where('template', '=', 'placeOffered')
      .executeTakeFirstOrThrow();
    expect(mail.values).toMatchObject({
      event: event.title,
      until: expect.stringMatching(/ 20\d\d \d\d:\d\d$/),
      href: `/v/events/${event.id}`,
      entry: { state: 'tentative' },
    });

    const open = (as: VolunteerUser) => stage.call('getOpenEvent', { as, params: { id: event.id } });
    expect((await open(first)).answer).toMatchObject({
      participation: 'waitlisted',
      offeredUntil: expect.stringMatching(/Z$/),
    });
    expect((await open(second)).answer).toMatchObject({ participation: 'waitlisted', offeredUntil: null });
    const own = (as: VolunteerUser) =>
      stage.call('listOwnParticipations', { as, params: { id: as.volunteerId } });
    expect((await own(first)).answer.content).toMatchObject([{ offeredUntil: expect.any(String) }]);
    expect((await own(second)).answer.content).toMatchObject([{ offeredUntil: null }]);

    expect((await signUp(event, second)).problem?.code).toBe('already_signed_up');
    const { status, answer } = await signUp(event, first);
    expect([status, answer.status, answer.offeredUntil]).toEqual([201, 'signed_up', null]);
    expect(await countsOf(event)).toEqual([1, 1]);
    expect((await signUp(event, first)).problem?.code).toBe('already_signed_up');
    const told = await stage.db
      .selectFrom('mails')
      .select('template')
      .where('to', '=', first.email)
      .orderBy('createdAt')
      .execute();
    expect(told.map(({ template }) => template)).toEqual(['waitlisted', 'placeOffered', 'signedUp']);
    await run();
    expect(await asked(people)).toEqual([1]);
  });

  test('is nobody else’s meanwhile', async () => {
    const event = await insert();
    const people = await queue(event, 2);
    await resign(event, people[0]);
    const late = await newVolunteer();
    expect((await signUp(event, late)).answer.status).toBe('waitlisted');
    expect(await standingOf(event, [...people, late])).toEqual([
      'resigned',
      ['waitlisted', 12],
      'waitlisted',
    ]);
    expect(await asked(people)).toEqual([1]);
  });

  test('goes on to the next when it is declined, and when nobody answers', async () => {
    const event = await insert();
    const people = await queue(event, 4);
    const [holder, first, second, third] = people;
    await resign(event, holder);
    await resign(event, first);
    expect(await standingOf(event, people)).toEqual([
      'resigned',
      'resigned',
      ['waitlisted', 12],
      'waitlisted',
    ]);
    await run();
    expect(await asked(people)).toEqual([1, 2]);
    await expire(second);
    await Promise.all([run(), run()]);
    await run();
    expect(await asked(people)).toEqual([1, 2, 3]);
    expect(await standingOf(event, [third])).toEqual([['waitlisted', 12]]);
    // Kept for the third now, not for who was late.
    expect((await signUp(event, second)).problem?.code).toBe('place_taken');
    await expire(third);
    await run();
    expect(await asked(people)).toEqual([1, 2, 3]);
    expect((await signUp(event, second)).answer.status).toBe('signed_up');
    expect((await signUp(event, third)).problem?.code).toBe('place_taken');
    expect(await countsOf(event)).toEqual([1, 1]);
  });

  test('is one of several, each for one', async () => {
    const event = await insert({ volunteersNeededNum: 2 });
    const people = await queue(event, 5);
    await resign(event, people[0]);
    await resign(event, people[1]);
    expect(await standingOf(event, people.slice(2))).toEqual([
      ['waitlisted', 12],
      ['waitlisted', 12],
      'waitlisted',
    ]);
  });

  test('is kept until two hours before the event at most', async () => {
    const event = await insert(inMinutes(6 * HOUR));
    const people = await queue(event, 2);
    await resign(event, people[0]);
    expect(await standingOf(event, people)).toEqual(['resigned', ['waitlisted', 4]]);
  });

  describe('in the last two hours', () => {
    test('is for the first of all who accepts it', async () => {
      const event = await insert({ ...inMinutes(HOUR), volunteersNeededNum: 2 });
      const people = await queue(event, 8);
      await resign(event, people[0]);
      await resign(event, people[1]);
      expect(await asked(people)).toEqual([2, 3, 4, 5, 6, 7]);
      const answers = await Promise.all(people.slice(2).map((person) => signUp(event, person)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
      const refused = answers.filter(({ status }) => status === 409);
      expect(refused.map(({ problem }) => problem?.code)).toEqual(Array(4).fill('place_taken'));
      expect(await countsOf(event)).toEqual([2, 4]);
    });

    test('is offered again to who did not answer before, once', async () => {
      const event = await insert();
      const people = await queue(event, 3);
      await resign(event, people[0]);
      await expire(people[1]);
      await stage.db.updateTable('events').set(inMinutes(HOUR)).where('id', '=', event.id).execute();
      await stage.db
        .updateTable('participants')
        .set({ offeredUntil: sql<string>`now() - interval '20 hours'` })
        .where('volunteerId', '=', people[1].volunteerId)
        .execute();
      for (let count = 0; count < 2; count += 1) await run();
      expect(await asked(people)).toEqual([1, 1, 2]);
    });
  });

  test.each<[string, Partial<Event>]>([
    ['cancelled', { cancelledAt: '2026-11-01T10:00:00.000Z' }],
    ['a draft again', { status: 'draft' }],
    ['finished', { status: 'finished' }],
  ])('is offered to nobody of an event that is %s', async (_, state) => {
    const event = await insert();
    const people = await queue(event, 2);
    await stage.db.updateTable('events').set(state).where('id', '=', event.id).execute();
    await stage.db.updateTable('events').set({ volunteersNeededNum: 5 }).where('id', '=', event.id).execute();
    await run();
    expect(await asked(people)).toEqual([]);
    expect(await standingOf(event, people)).toEqual(['signed_up', 'waitlisted']);
  });

  test('stays kept when the foundation no longer asks, and then goes to the next at once', async () => {
    const event = await insert();
    const people = await queue(event, 3);
    await resign(event, people[0]);
    await askFor(null);
    await run();
    expect(await standingOf(event, people)).toEqual(['resigned', ['waitlisted', 12], 'waitlisted']);
    await resign(event, people[1]);
    expect(await standingOf(event, people)).toEqual(['resigned', 'resigned', 'signed_up']);
  });

  test('moves up at once who waits where the foundation no longer asks and nobody has answered', async () => {
    const event = await insert();
    const people = await queue(event, 2);
    await resign(event, people[0]);
    await expire(people[1]);
    await askFor(null);
    await run();
    expect(await standingOf(event, people)).toEqual(['resigned', 'signed_up']);
  });

  test('of a shift is for who waits for that shift', async () => {
    const event = await insert();
    const [early, late] = [
      await insertShift(stage.db, event, { places: 1 }),
      await insertShift(stage.db, event, { places: 1, eventStart: '12:00', eventEnd: '13:00' }),
    ];
    const people = [await newVolunteer(), await newVolunteer(), await newVolunteer()] as const;
    const [holder, first, second] = people;
    const shiftOf = (shift: { id: string }) => ({ id: event.id, shiftId: shift.id });
    for (const [shift, as] of [
      [early, holder],
      [late, holder],
      [late, first],
      [early, second],
    ] as const)
      await stage.call('signUpForShift', { as, params: shiftOf(shift) });
    await stage.call('resignFromShift', { as: holder, params: shiftOf(early) });
    expect(await standingOf(event, [first, second])).toEqual(['waitlisted', ['waitlisted', 12]]);
    const open = await stage.call('getOpenEvent', { as: second, params: { id: event.id } });
    expect(open.answer.offeredUntil).toBeNull();
    expect(open.answer.shifts).toMatchObject([
      { participation: 'waitlisted', offeredUntil: expect.stringMatching(/^20.*Z$/) },
      { participation: null, offeredUntil: null },
    ]);
    const taken = await stage.call('signUpForShift', { as: second, params: shiftOf(early) });
    expect(taken.answer.status).toBe('signed_up');
  });

  test('shows in the team’s list until when it is kept, and in the history', async () => {
    const event = await insert();
    const people = await queue(event, 2);
    await resign(event, people[0]);
    const { answer } = await stage.call('listParticipants', {
      ...{ as: stage.own.coordinator, params: { id: event.id }, query: { status: 'waitlisted' } },
    });
    expect(answer.content).toMatchObject([{ offeredUntil: expect.stringMatching(/Z$/) }]);
    const entries = await stage.db
      .selectFrom('history')
      .select('changes')
      .where('subjectId', '=', answer.content[0]?.id ?? '')
      .where('actorId', 'is', null)
      .execute();
    expect(entries).toMatchObject([{ changes: [{ field: 'offeredUntil', from: null }] }]);
  });
});
