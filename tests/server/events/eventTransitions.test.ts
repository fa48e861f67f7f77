import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { buildEvent, dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertParticipants } from '../../harness/insertParticipants.ts';
import { onOneServer } from '../../harness/onEachServer.ts';

type Overrides = Partial<ReturnType<typeof buildEvent>>;
type Operation =
  | 'publishEvent'
  | 'unpublishEvent'
  | 'finishEvent'
  | 'cancelEvent'
  | 'updateEvent'
  | 'deleteEvent';

const running = { startDate: dayFromNow(-2), endDate: dayFromNow(2) };
const over = { startDate: dayFromNow(-5), endDate: dayFromNow(-3) };
const cancelled = { cancelledAt: '2026-11-18T10:20:00.000Z', cancellationReason: 'Sala jest zalana.' };

/** Each situation that an event can be in, besides who acts. */
const situations = {
  draft: { status: 'draft', publishedAt: null },
  'future, nobody signed up': {},
  'future, somebody signed up': { withParticipants: true },
  running: { ...running, withParticipants: true },
  'over and not finished yet': { ...over, withParticipants: true },
  finished: { ...over, status: 'finished', finishedAt: '2026-11-18T10:20:00.000Z', withParticipants: true },
  'cancelled, future': { ...cancelled, withParticipants: true },
  'cancelled, its time over': { ...cancelled, ...over, withParticipants: true },
} as const satisfies Record<string, Overrides & { withParticipants?: boolean }>;
type Situation = keyof typeof situations;

/** What an admin's act comes to: the action in the history, `same` where it is so already, or the refusal. */
const expected: Record<Operation, Record<Situation, string>> = {
  publishEvent: row('published', 'same', 'same', 'same', 'same', 409, 409, 409),
  unpublishEvent: row('same', 'unpublished', 409, 409, 409, 409, 409, 409),
  finishEvent: row(409, 409, 409, 'finished', 'finished', 'same', 409, 409),
  cancelEvent: row(409, 'cancelled', 'cancelled', 'cancelled', 409, 409, 'same', 'same'),
  updateEvent: row('edited', 'edited', 'edited', 'edited', 'edited', 409, 409, 409),
  deleteEvent: row('deleted', 'deleted', 'deleted', 'deleted', 'deleted', 'deleted', 'deleted', 'deleted'),
};

function row(...cells: (string | number)[]): Record<Situation, string> {
  const names = Object.keys(situations) as Situation[];
  return Object.fromEntries(names.map((name, index) => [name, String(cells[index])])) as Record<
    Situation,
    string
  >;
}

const cases = (Object.keys(expected) as Operation[]).flatMap((operation) =>
  (Object.keys(situations) as Situation[]).map((situation) => ({
    operation,
    situation,
    outcome: expected[operation][situation],
  })),
);

onOneServer('acts on events', (stage) => {
  const prepare = async (situation: Situation, organizationId = stage.own.id) => {
    const { withParticipants = false, ...overrides }: Overrides & { withParticipants?: boolean } =
      situations[situation];
    const event = await insertEvent(stage.db, { organizationId, ...overrides });
    if (withParticipants) await insertParticipants(stage.db, event, ['signed_up', 'waitlisted']);
    return event;
  };
  const bodyOf = (operation: Operation) => {
    const { helpCategory, description, city, volunteersNeededNum } = buildEvent({ organizationId: '' });
    const dates = { startDate: dayFromNow(20), endDate: dayFromNow(21) };
    if (operation === 'cancelEvent') return { body: { reason: 'Sala jest zalana.' } };
    if (operation !== 'updateEvent') return {};
    return { body: { title: 'Nowy tytuł', helpCategory, description, city, volunteersNeededNum, ...dates } };
  };
  const actionsOn = async (id: string) => {
    const entries = await stage.db
      .selectFrom('history')
      .select(['action', 'actorName'])
      .where('subjectId', '=', id)
      .execute();
    return entries.map(({ action, actorName }) => `${action} by ${actorName}`);
  };

  describe.each(cases)('$operation, $situation: $outcome', ({ operation, situation, outcome }) => {
    test.each(['admin', 'coordinator'] as const)('for the role %s', async (role) => {
      const { id } = await prepare(situation);
      const as = stage.own[role];
      const isForbidden = operation === 'deleteEvent' && role === 'coordinator' && situation !== 'draft';
      const before = await stage.snapshot();
      const reply = await stage.call(operation, { as, params: { id }, ...bodyOf(operation) });
      if (isForbidden || outcome === '409') {
        expect(reply.problem).toMatchObject(
          isForbidden ? { status: 403, code: 'forbidden' } : { status: 409, code: 'invalid_state' },
        );
        expect(await stage.snapshot()).toEqual(before);
        return;
      }
      expect([200, 204]).toContain(reply.status);
      if (outcome === 'same') expect(await stage.snapshot()).toEqual(before);
      else expect(await actionsOn(id)).toEqual([`${outcome} by ${as.name}`]);
      // The same once more, as after an answer that was lost.
      const after = await stage.snapshot();
      const again = await stage.call(operation, { as, params: { id }, ...bodyOf(operation) });
      expect(again.status).toBe(reply.status);
      expect(await stage.snapshot()).toEqual(after);
    });

    test('for nobody of another foundation, no volunteer, and no visitor', async () => {
      const { id } = await prepare(situation);
      const before = await stage.snapshot();
      const call = (as?: typeof stage.own.admin) =>
        stage.call(operation, { ...(as && { as }), params: { id }, ...bodyOf(operation) });
      for (const role of ['admin', 'coordinator'] as const)
        expect((await call(stage.other[role])).problem.code).toBe('not_found');
      for (const as of [stage.own.volunteer, stage.other.volunteer])
        expect((await call(as)).problem.code).toBe('forbidden');
      expect((await call()).problem.code).toBe('unauthenticated');
      expect(await stage.snapshot()).toEqual(before);
    });
  });

  test.each([...Object.keys(expected), 'getEvent'] as (Operation | 'getEvent')[])(
    '%s finds nothing under an id that never was',
    async (operation) => {
      const body = operation === 'getEvent' ? {} : bodyOf(operation);
      const reply = await stage.call(operation, { as: stage.own.admin, params: { id: uuid() }, ...body });
      expect(reply.problem.code).toBe('not_found');
    },
  );

  test('tell when they happened, and from what to what', async () => {
    const { id } = await prepare('draft');
    const as = stage.own.coordinator;
    const published = (await stage.call('publishEvent', { as, params: { id } })).answer;
    expect(published).toMatchObject({ status: 'active', publishedAt: expect.any(String), version: 2 });
    const draft = (await stage.call('unpublishEvent', { as, params: { id } })).answer;
    expect(draft).toMatchObject({ status: 'draft', publishedAt: null, version: 3 });
    await stage.call('publishEvent', { as, params: { id } });
    const { answer } = await stage.call('cancelEvent', {
      as,
      params: { id },
      body: { reason: 'Sala jest zalana.' },
    });
    expect(answer).toMatchObject({
      ...{ status: 'active', cancellationReason: 'Sala jest zalana.', version: 5 },
      history: [
        {
          ...{ action: 'cancelled', actorName: as.name, actorId: as.id },
          changes: [
            { field: 'cancelledAt', from: null, to: answer.cancelledAt },
            { field: 'cancellationReason', from: null, to: 'Sala jest zalana.' },
          ],
        },
        { action: 'published', changes: [{ field: 'status', from: 'draft', to: 'active' }] },
        { action: 'unpublished', changes: [{ field: 'status', from: 'active', to: 'draft' }] },
        { action: 'published' },
      ],
    });
    expect(answer.updatedAt > published.updatedAt).toBe(true);
  });
});
