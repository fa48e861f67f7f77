import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertRows } from '../../../../src/server/core/db/insertRows.ts';
import { translator } from '../../../../src/server/core/texts/translator.ts';
import { passOnPlaces } from '../../../../src/server/events/passOnPlaces.ts';
import { countPlaces } from '../../../../src/server/events/places/placesStore.ts';
import { eventInput } from '../../../harness/eventInput.ts';
import { insertClearances } from '../../../harness/insertClearances.ts';
import { type buildEvent, dayFromNow, insertEvent } from '../../../harness/insertEvent.ts';
import { insertShift } from '../../../harness/insertShift.ts';
import { insertVolunteerUser, type VolunteerUser } from '../../../harness/insertVolunteerUsers.ts';
import { onEachServer } from '../../../harness/onEachServer.ts';

type Event = ReturnType<typeof buildEvent>;

const never = new AbortController().signal;
const hit = { kind: 'foreignRecord', checkedOn: '2026-11-02', result: 'hit' } as const;

onEachServer('an event with minors', (stage) => {
  beforeEach(async () => {
    for (const table of ['events', 'rate_limits'] as const) await stage.db.deleteFrom(table).execute();
    await askFor(null);
  });

  const askFor = (offerHours: number | null) =>
    stage.db.updateTable('organizations').set({ offerHours }).where('id', '=', stage.own.id).execute();
  const insert = (overrides: Partial<Event> = {}) =>
    insertEvent(stage.db, {
      ...{ organizationId: stage.own.id, withMinors: true, volunteersNeededNum: 1 },
      ...overrides,
    });
  const newVolunteer = () => insertVolunteerUser(stage.db, stage.own.id);
  const clear = (volunteerId: string, overrides = {}) =>
    insertClearances(stage.db, { organizationId: stage.own.id, volunteerId }, overrides);
  const newCleared = async () => {
    const volunteer = await newVolunteer();
    await clear(volunteer.volunteerId);
    return volunteer;
  };
  const signUp = ({ id }: Event, as: VolunteerUser, headers = {}) =>
    stage.call('signUpForEvent', { as, params: { id }, headers });
  /** Sits down or waits in that order, as before the event was marked. */
  const seat = async (event: Event, ...people: readonly [VolunteerUser, 'signed_up' | 'waitlisted'][]) => {
    const { id: eventId, organizationId } = event;
    const rows = people.map(([{ volunteerId }, status], index) => ({
      ...{ id: uuid(), organizationId, eventId, volunteerId, status },
      signedUpAt: `2026-11-02T09:30:0${index}.000Z`,
    }));
    await insertRows('participants', rows, stage.db);
    await countPlaces({ id: eventId, organizationId, shiftCount: 0 }, stage.db);
  };
  const statusesOf = async ({ id }: Event) => {
    const rows = await stage.db
      .selectFrom('participants')
      .select(['volunteerId', 'status', sql<boolean>`"offeredUntil" is not null`.as('isAsked')])
      .where('eventId', '=', id)
      .execute();
    return Object.fromEntries(
      rows.map(({ volunteerId, status, isAsked }) => [volunteerId, isAsked ? 'asked' : status]),
    );
  };
  const run = () => passOnPlaces({ db: stage.db }).run(never);

  test('is not for who is not cleared, who reads what is missing in their language', async () => {
    const [event, volunteer] = [await insert(), await newVolunteer()];
    for (const language of ['pl', 'en', 'uk', 'ru'] as const) {
      const { status, problem } = await signUp(event, volunteer, { 'accept-language': language });
      const kinds = ['offendersRegister', 'criminalRecord'];
      const missing = kinds.map((kind) => translator(language)(`enums.clearanceKind.${kind}`)).join(', ');
      expect([status, problem.code]).toEqual([409, 'not_cleared']);
      expect(problem.message).toBe(translator(language)('errors.not_cleared', { missing }));
    }
    expect(await statusesOf(event)).toEqual({});
    await clear(volunteer.volunteerId);
    expect((await signUp(event, volunteer)).answer.status).toBe('signed_up');
  });

  test('is for who is cleared as long as that lasts, and never with a hit', async () => {
    const event = await insert({ volunteersNeededNum: 5 });
    const [expired, renewed, refused] = [await newVolunteer(), await newVolunteer(), await newCleared()];
    await clear(expired.volunteerId, { validUntil: dayFromNow(-2) });
    await clear(renewed.volunteerId, { validUntil: dayFromNow(2) });
    await stage.call('addClearance', {
      ...{ as: stage.own.admin, params: { id: refused.volunteerId }, body: hit },
    });
    const codes = [];
    for (const as of [expired, renewed, refused]) {
      const { status, text } = await signUp(event, as);
      codes.push(status);
      expect(text).not.toMatch(/hit|refused/);
    }
    expect(codes).toEqual([409, 201, 409]);
  });

  test('asks the same for its shifts, and nothing of who has a place', async () => {
    const event = await insert();
    const { id: shiftId } = await insertShift(stage.db, event);
    const volunteer = await newVolunteer();
    const join = (as: VolunteerUser) =>
      stage.call('signUpForShift', { as, params: { id: event.id, shiftId } });
    expect((await join(volunteer)).problem.code).toBe('not_cleared');
    expect((await join(await newCleared())).status).toBe(201);

    const marked = await insert({ withMinors: null });
    await signUp(marked, volunteer);
    const body = { ...eventInput(marked), withMinors: true };
    const params = { id: marked.id };
    const { answer } = await stage.call('updateEvent', { as: stage.own.coordinator, params, body });
    expect(answer).toMatchObject({ withMinors: true, nrOfVolunteersSigned: 1, uncleared: 1 });
    expect((await signUp(marked, volunteer)).problem.code).toBe('already_signed_up');
    await clear(volunteer.volunteerId);
    expect((await stage.call('getEvent', { as: stage.own.coordinator, params })).answer.uncleared).toBe(0);
  });

  test('tells a volunteer whether they may sign up', async () => {
    const [event, plain] = [await insert(), await insert({ withMinors: false })];
    const [volunteer, cleared] = [await newVolunteer(), await newCleared()];
    const needs = async ({ id }: Event, as: VolunteerUser) =>
      (await stage.call('getOpenEvent', { as, params: { id } })).answer.needsClearance;
    expect(await needs(event, volunteer)).toBe(true);
    expect(await needs(event, cleared)).toBe(false);
    expect(await needs(plain, volunteer)).toBe(false);
  });

  describe('with somebody who waits', () => {
    test('gives the place to the first who is cleared, and to others once they are', async () => {
      const event = await insert({ volunteersNeededNum: 2 });
      const [holder, uncleared, cleared] = [await newCleared(), await newVolunteer(), await newCleared()];
      await seat(event, [holder, 'signed_up'], [uncleared, 'waitlisted'], [cleared, 'waitlisted']);
      await run();
      expect(await statusesOf(event)).toEqual({
        [holder.volunteerId]: 'signed_up',
        [uncleared.volunteerId]: 'waitlisted',
        [cleared.volunteerId]: 'signed_up',
      });
      await stage.call('resignFromEvent', { as: holder, params: { id: event.id } });
      await run();
      expect((await statusesOf(event))[uncleared.volunteerId]).toBe('waitlisted');
      expect((await signUp(event, uncleared)).problem.code).toBe('not_cleared');
      await clear(uncleared.volunteerId);
      await run();
      expect((await statusesOf(event))[uncleared.volunteerId]).toBe('signed_up');
    });

    test('offers it to who is cleared alone', async () => {
      await askFor(12);
      const event = await insert({ volunteersNeededNum: 2 });
      const [holder, uncleared, cleared] = [await newCleared(), await newVolunteer(), await newCleared()];
      await seat(event, [holder, 'signed_up'], [uncleared, 'waitlisted'], [cleared, 'waitlisted']);
      await run();
      expect(await statusesOf(event)).toEqual({
        [holder.volunteerId]: 'signed_up',
        [uncleared.volunteerId]: 'waitlisted',
        [cleared.volunteerId]: 'asked',
      });
    });
  });

  test('takes no walk-in who is not cleared, but who had a place', async () => {
    const event = await insert({ startDate: dayFromNow(-1), endDate: dayFromNow(1), volunteersNeededNum: 3 });
    const [uncleared, seated] = [await newVolunteer(), await newVolunteer()];
    await seat(event, [seated, 'signed_up']);
    const came = ({ volunteerId }: VolunteerUser) =>
      stage.call('addWalkIn', {
        ...{ as: stage.own.coordinator, params: { id: event.id }, body: { volunteerId } },
      });
    const { problem } = await came(uncleared);
    expect(problem.code).toBe('not_cleared');
    expect((await came(seated)).answer.status).toBe('attended');
    await insertClearances(
      stage.db,
      { organizationId: stage.own.id, volunteerId: uncleared.volunteerId },
      {},
      ['offendersRegister'],
    );
    const again = (await came(uncleared)).problem.message;
    expect(again).toContain(translator('en')('enums.clearanceKind.criminalRecord'));
    expect(again).not.toContain(translator('en')('enums.clearanceKind.offendersRegister'));
    await clear(uncleared.volunteerId);
    expect((await came(uncleared)).answer.status).toBe('attended');
  });
});
