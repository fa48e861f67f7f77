import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { eventInput } from '../../../harness/eventInput.ts';
import { type buildEvent, dayFromNow, insertEvent } from '../../../harness/insertEvent.ts';
import { insertParticipants } from '../../../harness/insertParticipants.ts';
import { insertShift } from '../../../harness/insertShift.ts';
import { onEachServer } from '../../../harness/onEachServer.ts';

type Overrides = Partial<ReturnType<typeof buildEvent>>;
const statuses = ['signed_up', 'waitlisted', 'resigned', 'attended', 'no_show'] as const;
const wanted = ['signed_up', 'attended', 'no_show'] as const;

const running = { startDate: dayFromNow(-2), endDate: dayFromNow(2) };
const overSince = (days: number) => ({ startDate: dayFromNow(-days - 2), endDate: dayFromNow(-days - 1) });
const finished = { status: 'finished', finishedAt: '2026-11-20T09:30:00.000Z' } as const;
const cancelled = { cancelledAt: '2026-11-20T09:30:00.000Z', cancellationReason: 'Zima.' };

/** Whether attendance can be recorded then. */
const situations: readonly [string, Overrides, boolean][] = [
  ['before it starts', {}, false],
  ['while it runs', running, true],
  ['when it is over', overSince(1), true],
  ['when it is finished', { ...overSince(1), ...finished }, true],
  ['within 90 days of its end', { ...overSince(87), ...finished }, true],
  ['more than 90 days after its end', { ...overSince(90), ...finished }, false],
  ['when it was cancelled', { ...running, ...cancelled }, false],
];

onEachServer('attendance at an event', (stage) => {
  const prepare = async (overrides: Overrides) => {
    const event = await insertEvent(stage.db, { organizationId: stage.own.id, ...overrides });
    return { event, participants: await insertParticipants(stage.db, event, statuses) };
  };
  const record = (id: string, participantId: string, body: object, as = stage.own.coordinator) =>
    stage.call('updateParticipant', { as, params: { id, participantId }, body });

  describe.each(situations)('%s', (_, overrides, isPossible) => {
    test.each(wanted)('becomes %s where that may be', async (status) => {
      const { event, participants } = await prepare(overrides);
      for (const { id, status: current } of participants) {
        const reply = await record(event.id, id, { status });
        const hasPlace = current !== 'waitlisted' && current !== 'resigned';
        if (hasPlace && (isPossible || current === status))
          expect(reply.answer, current).toMatchObject({ id, status, firstname: 'Łucja' });
        else expect(reply.problem, current).toMatchObject({ status: 409, code: 'invalid_state' });
      }
      const counts = await stage.db
        .selectFrom('events')
        .select(['nrOfVolunteersSigned', 'waitlisted', 'version'])
        .where('id', '=', event.id)
        .executeTakeFirst();
      expect(counts).toEqual({ nrOfVolunteersSigned: 3, waitlisted: 1, version: 1 });
    });
  });

  describe('once recorded', () => {
    const later = { startDate: dayFromNow(1), endDate: dayFromNow(2) };
    const move = async (event: Parameters<typeof eventInput>[0] & { id: string }, times: object) => {
      const body = { ...eventInput(event), ...times };
      return stage.call('updateEvent', { as: stage.own.coordinator, params: { id: event.id }, body });
    };

    test.each(['attended', 'no_show'] as const)('keeps the event from lying ahead (%s)', async (status) => {
      const { event, participants } = await prepare(running);
      await stage.db.updateTable('participants').set({ status: 'signed_up' }).execute();
      await record(event.id, participants[0]?.id ?? '', { status });
      const before = await stage.snapshot();
      const { problem } = await move(event, later);
      expect(problem).toMatchObject({ status: 400, errors: [{ field: 'startDate', code: 'startReached' }] });
      expect(problem.messages[0]).not.toBe('');
      expect(await stage.snapshot()).toEqual(before);
      expect((await move(event, { startDate: dayFromNow(-1) })).status).toBe(200);
      await record(event.id, participants[0]?.id ?? '', { status: 'signed_up' });
      expect((await move({ ...event, startDate: dayFromNow(-1) }, later)).status).toBe(200);
    });

    test('keeps its shift from lying ahead', async () => {
      const event = await insertEvent(stage.db, { organizationId: stage.own.id, ...running });
      const shift = await insertShift(stage.db, event);
      const [participant] = await insertParticipants(stage.db, event, ['signed_up']);
      const params = { id: event.id, shiftId: shift.id };
      await stage.db
        .updateTable('participants')
        .set({ shiftId: shift.id })
        .where('eventId', '=', event.id)
        .execute();
      await record(event.id, participant?.id ?? '', { status: 'attended' });
      const { role, places } = shift;
      const times = (day: string) => ({
        startDate: day,
        endDate: day,
        eventStart: '11:00',
        eventEnd: '12:00',
      });
      const edit = (day: string) =>
        stage.call('editShift', { as: stage.own.coordinator, params, body: { role, places, ...times(day) } });
      const before = await stage.snapshot();
      const { problem } = await edit(dayFromNow(1));
      expect(problem).toMatchObject({ status: 400, errors: [{ field: 'startDate', code: 'startReached' }] });
      expect(await stage.snapshot()).toEqual(before);
      expect((await edit(dayFromNow(-1))).status).toBe(200);
    });
  });

  test('is kept with who recorded it, and once', async () => {
    const { event, participants } = await prepare(running);
    const id = participants[0]?.id ?? '';
    const body = { status: 'attended', note: 'Przyszła z własnym samochodem.' };
    for (const _ of [1, 2]) expect((await record(event.id, id, body)).answer).toMatchObject(body);
    expect((await record(event.id, id, { status: 'no_show' }, stage.own.admin)).answer).toMatchObject({
      status: 'no_show',
      note: null,
    });
    const entries = await stage.db
      .selectFrom('history')
      .select(['action', 'actorName', 'changes'])
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      {
        ...{ action: 'edited', actorName: stage.own.coordinator.name },
        changes: [
          { field: 'status', from: 'signed_up', to: 'attended' },
          { field: 'note', from: null, to: body.note },
        ],
      },
      {
        ...{ action: 'edited', actorName: stage.own.admin.name },
        changes: [
          { field: 'status', from: 'attended', to: 'no_show' },
          { field: 'note', from: body.note, to: null },
        ],
      },
    ]);
  });

  test('may have a note before the event', async () => {
    const { event, participants } = await prepare({});
    const body = { status: 'signed_up', note: 'Zadzwonić dzień wcześniej.' };
    expect((await record(event.id, participants[0]?.id ?? '', body)).answer).toMatchObject(body);
  });

  test('is nobody’s of another foundation or another event', async () => {
    const { event, participants } = await prepare(running);
    const { event: other } = await prepare(running);
    const id = participants[0]?.id ?? '';
    const body = { status: 'attended' };
    const before = await stage.snapshot();
    expect((await record(event.id, id, body, stage.other.admin)).problem.code).toBe('not_found');
    expect((await record(other.id, id, body)).problem.code).toBe('not_found');
    expect((await record(event.id, uuid(), body)).problem.code).toBe('not_found');
    expect(await stage.snapshot()).toEqual(before);
  });

  test('of many is recorded at once at the door', async () => {
    const event = await insertEvent(stage.db, {
      ...{ organizationId: stage.own.id, volunteersNeededNum: 60 },
      ...running,
    });
    const participants = await insertParticipants(stage.db, event, Array(60).fill('signed_up'));
    const replies = await Promise.all(
      participants.map(({ id }) => record(event.id, id, { status: 'attended' })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(60).fill(200));
    const { answer } = await stage.call('listParticipants', {
      ...{ as: stage.own.admin, params: { id: event.id }, query: { status: 'attended' } },
    });
    expect(answer.totalElements).toBe(60);
  });
});
