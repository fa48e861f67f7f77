import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { type buildEvent, dayFromNow, insertEvent } from '../../../harness/insertEvent.ts';
import { insertParticipants } from '../../../harness/insertParticipants.ts';
import { insertVolunteerUser } from '../../../harness/insertVolunteerUsers.ts';
import { onEachServer } from '../../../harness/onEachServer.ts';

type Overrides = Partial<ReturnType<typeof buildEvent>>;

const running = { startDate: dayFromNow(-2), endDate: dayFromNow(2) };
const over = { startDate: dayFromNow(-5), endDate: dayFromNow(-3) };

onEachServer('signing up for an event', (stage) => {
  const insert = (overrides: Overrides = {}) =>
    insertEvent(stage.db, { organizationId: stage.own.id, ...overrides });
  const signUp = (id: string, as = stage.own.volunteer) =>
    stage.call('signUpForEvent', { as, params: { id } });
  const resign = (id: string, as = stage.own.volunteer) =>
    stage.call('resignFromEvent', { as, params: { id } });
  const countsOf = async (id: string) => {
    const { answer } = await stage.call('getEvent', { as: stage.own.admin, params: { id } });
    return [answer.nrOfVolunteersSigned, answer.waitlisted];
  };

  test('takes a place, and then the end of the waiting list', async () => {
    const { id } = await insert({ volunteersNeededNum: 1 });
    const first = await signUp(id);
    expect(first.status).toBe(201);
    expect(first.answer).toMatchObject({
      ...{ eventId: id, volunteerId: stage.own.volunteerId, firstname: 'Wera', lastname: 'Nowak' },
      ...{ status: 'signed_up', note: null, resignedAt: null },
    });
    expect(Date.now() - Date.parse(first.answer.signedUpAt)).toBeLessThan(60_000);
    const second = await signUp(id, await insertVolunteerUser(stage.db, stage.own.id));
    expect(second.answer.status).toBe('waitlisted');
    expect(second.answer.signedUpAt > first.answer.signedUpAt).toBe(true);
    expect(await countsOf(id)).toEqual([1, 1]);
    const { answer } = await stage.call('getEvent', { as: stage.own.admin, params: { id } });
    expect(answer.participants).toEqual([
      {
        ...{ id: first.answer.id, volunteerId: stage.own.volunteerId, imageToken: null },
        ...{ firstname: 'Wera', lastname: 'Nowak', status: 'signed_up' },
        guardianConsent: 'notNeeded',
      },
    ]);
  });

  test('is told to the team, and kept in the history', async () => {
    const { id, title } = await insert({ volunteersNeededNum: 1 });
    const { answer } = await signUp(id);
    await signUp(id, await insertVolunteerUser(stage.db, stage.own.id, { lastname: 'Czekająca' }));
    await resign(id);
    const notices = await stage.db
      .selectFrom('notifications')
      .select(['kind', 'params', 'subjectId'])
      .where('subjectId', '=', id)
      .where('accountId', '=', stage.own.coordinator.id)
      .orderBy('id')
      .execute();
    expect(notices).toMatchObject([
      { kind: 'participantSignedUp', params: { actor: 'Wera Nowak', subject: title } },
      { kind: 'participantWaitlisted', params: { actor: 'Łucja Czekająca', subject: title } },
      { kind: 'participantResigned', params: { actor: 'Wera Nowak', subject: title } },
    ]);
    const entries = await stage.db
      .selectFrom('history')
      .select(['subjectTable', 'action', 'actorName', 'changes'])
      .where('subjectId', '=', answer.id)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      {
        ...{ subjectTable: 'participants', action: 'created', actorName: 'Wera Nowak' },
        changes: [{ field: 'status', from: null, to: 'signed_up' }],
      },
      {
        ...{ subjectTable: 'participants', action: 'edited', actorName: 'Wera Nowak' },
        changes: [{ field: 'status', from: 'signed_up', to: 'resigned' }],
      },
    ]);
  });

  test('twice is refused, waiting or not', async () => {
    const { id } = await insert({ volunteersNeededNum: 1 });
    const waiting = await insertVolunteerUser(stage.db, stage.own.id);
    await signUp(id);
    await signUp(id, waiting);
    const before = await stage.snapshot();
    for (const as of [stage.own.volunteer, waiting])
      expect((await signUp(id, as)).problem).toMatchObject({ status: 409, code: 'already_signed_up' });
    expect(await stage.snapshot()).toEqual(before);
  });

  test('after resigning begins at the end of the queue', async () => {
    const { id } = await insert({ volunteersNeededNum: 1 });
    const first = await signUp(id);
    const waiting = await insertVolunteerUser(stage.db, stage.own.id);
    await signUp(id, waiting);
    await resign(id);
    const again = await signUp(id);
    expect(again.answer).toMatchObject({ id: first.answer.id, status: 'waitlisted', resignedAt: null });
    expect(again.answer.signedUpAt > first.answer.signedUpAt).toBe(true);
    expect(await countsOf(id)).toEqual([1, 1]);
  });

  describe('is closed', () => {
    test.each<[string, Overrides]>([
      ['for a draft', { status: 'draft', publishedAt: null }],
      ['once it is over', over],
      ['once it is finished', { ...running, status: 'finished', finishedAt: '2026-11-20T09:30:00.000Z' }],
      ['once it is cancelled', { cancelledAt: '2026-11-20T09:30:00.000Z', cancellationReason: 'Zima.' }],
    ])('%s', async (_, overrides) => {
      const { id } = await insert(overrides);
      const before = await stage.snapshot();
      expect((await signUp(id)).problem).toMatchObject({ status: 409, code: 'event_not_open' });
      expect(await stage.snapshot()).toEqual(before);
    });

    test('but not while a long event runs', async () => {
      expect((await signUp((await insert(running)).id)).answer.status).toBe('signed_up');
    });

    test.each(['pending', 'rejected'] as const)('to a volunteer who is %s', async (accountStatus) => {
      const { id } = await insert();
      const as = await insertVolunteerUser(stage.db, stage.own.id, { accountStatus });
      expect((await signUp(id, as)).problem).toMatchObject({ status: 403, code: 'forbidden' });
      expect(await countsOf(id)).toEqual([0, 0]);
    });

    test('to volunteers of another foundation, and where there is no event', async () => {
      const { id } = await insert();
      const before = await stage.snapshot();
      expect((await signUp(id, stage.other.volunteer)).problem.code).toBe('not_found');
      expect((await resign(id, stage.other.volunteer)).problem.code).toBe('not_found');
      expect((await signUp(uuid())).problem.code).toBe('not_found');
      expect(await stage.snapshot()).toEqual(before);
    });
  });

  describe('can be taken back', () => {
    test('once, and again without harm', async () => {
      const { id } = await insert();
      await signUp(id);
      expect((await resign(id)).status).toBe(204);
      expect(await countsOf(id)).toEqual([0, 0]);
      const after = await stage.snapshot();
      expect((await resign(id)).status).toBe(204);
      expect(await stage.snapshot()).toEqual(after);
    });

    test('while waiting, which moves nobody', async () => {
      const { id } = await insert({ volunteersNeededNum: 1 });
      await signUp(id, await insertVolunteerUser(stage.db, stage.own.id));
      await signUp(id);
      expect((await resign(id)).status).toBe(204);
      expect(await countsOf(id)).toEqual([1, 0]);
    });

    test('only by who signed up', async () => {
      expect((await resign((await insert()).id)).problem.code).toBe('not_found');
    });

    test('only before the event starts', async () => {
      const { id } = await insert(running);
      await signUp(id);
      const before = await stage.snapshot();
      expect((await resign(id)).problem).toMatchObject({ status: 409, code: 'invalid_state' });
      expect(await stage.snapshot()).toEqual(before);
    });

    test('when the event is cancelled, which moves nobody up', async () => {
      const event = await insert({ volunteersNeededNum: 1 });
      await signUp(event.id);
      await signUp(event.id, await insertVolunteerUser(stage.db, stage.own.id));
      await stage.call('cancelEvent', {
        as: stage.own.admin,
        params: { id: event.id },
        body: { reason: 'Zima.' },
      });
      expect((await resign(event.id)).status).toBe(204);
      expect(await countsOf(event.id)).toEqual([0, 1]);
    });
  });

  test('goes thirty times an hour: the team hears of each', async () => {
    const { id } = await insert({ volunteersNeededNum: 1 });
    const as = await insertVolunteerUser(stage.db, stage.own.id);
    for (let times = 0; times < 30; times += 1) {
      expect((await signUp(id, as)).status).toBe(201);
      // What is refused does not count.
      expect((await signUp(id, as)).status).toBe(times === 29 ? 429 : 409);
      await resign(id, as);
    }
    const before = await stage.snapshot();
    const reply = await signUp(id, as);
    expect(reply.problem).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3500);
    expect(await stage.snapshot()).toEqual(before);
  });

  test('is the volunteer’s own: nobody else is touched', async () => {
    const event = await insert();
    const others = await insertParticipants(stage.db, event, ['signed_up', 'attended', 'no_show']);
    await signUp(event.id);
    await resign(event.id);
    const rows = await stage.db
      .selectFrom('participants')
      .select(['id', 'status'])
      .where('eventId', '=', event.id)
      .where('volunteerId', '<>', stage.own.volunteerId)
      .orderBy('signedUpAt')
      .execute();
    expect(rows).toEqual(others.map(({ id, status }) => ({ id, status })));
    expect(await countsOf(event.id)).toEqual([3, 0]);
  });
});
