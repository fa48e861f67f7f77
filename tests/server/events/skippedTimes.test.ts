import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../src/server/core/db/transaction.ts';
import { countLockWaits } from '../../harness/countLockWaits.ts';
import { eventInput } from '../../harness/eventInput.ts';
import { insertEvent } from '../../harness/insertEvent.ts';
import { insertShift } from '../../harness/insertShift.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

/** Clocks in Warsaw go from 02:00 to 03:00 on this night, those in Kyiv from 03:00 to 04:00. */
const night = { startDate: '2027-03-28', endDate: '2027-03-28' };
const skipped = { ...night, eventStart: '02:30', eventEnd: '03:15' };
const skippedInKyiv = { ...night, eventStart: '03:30', eventEnd: '04:15' };
const refusal = {
  status: 400,
  code: 'invalid_input',
  errors: [{ field: 'eventStart', code: 'skippedTime' }],
};

onEachServer('a time that the clocks skip', (stage) => {
  const as = () => stage.own.coordinator;
  const call = (id: 'publishEvent' | 'getEvent', eventId: string) =>
    stage.call(id, { as: as(), params: { id: eventId } });
  const insert = (values: object) => insertEvent(stage.db, { organizationId: stage.own.id, ...values });
  const setZone = (timeZone: 'Europe/Warsaw' | 'Europe/Kyiv') =>
    stage.db.updateTable('organizations').set({ timeZone }).where('id', '=', stage.own.id).execute();
  const changeZone = async (timeZone: string) => {
    const params = { id: stage.own.id };
    const { answer } = await stage.call('getOrganization', { as: as(), params });
    const { id, status, createdAt, history, coverToken, ...input } = answer;
    return stage.call('updateOrganization', { as: as(), params, body: { ...input, timeZone } });
  };
  beforeEach(async () => {
    await stage.db.deleteFrom('events').execute();
    await setZone('Europe/Warsaw');
  });

  test.each([
    ['pl', 'Godzina rozpoczęcia: Tej godziny nie ma'],
    ['en', 'Start time: There is no such time'],
    ['uk', 'Такого часу немає'],
    ['ru', 'Такого времени нет'],
  ])('is refused in a new event, by its field (%s)', async (language, message) => {
    const { problem } = await stage.call('createEvent', {
      as: as(),
      body: { title: 'Nocna zmiana', ...skipped },
      headers: { 'accept-language': language },
    });
    expect(problem).toMatchObject({ ...refusal, messages: [expect.stringContaining(message)] });
    expect(
      (await stage.call('createEvent', { as: as(), body: { title: 'Zmiana', ...skippedInKyiv } })).status,
    ).toBe(201);
  });

  test.each(['draft', 'active'] as const)('is refused when an event is edited (%s)', async (status) => {
    const event = await insert({ status });
    const body = { ...eventInput(event), ...skipped, version: null };
    const reply = await stage.call('updateEvent', { as: as(), params: { id: event.id }, body });
    expect(reply.problem).toMatchObject(refusal);
  });

  test('is refused when an event is published that has it from before', async () => {
    const event = await insert({ status: 'draft', ...skipped });
    expect((await call('publishEvent', event.id)).problem).toMatchObject(refusal);
    expect((await call('getEvent', event.id)).answer.status).toBe('draft');
  });

  test('is so by the clocks of the foundation', async () => {
    await setZone('Europe/Kyiv');
    const body = { title: 'Nocna zmiana' };
    const created = { ...body, ...skipped, eventEnd: '04:15' };
    expect((await stage.call('createEvent', { as: as(), body: created })).status).toBe(201);
    const { problem } = await stage.call('createEvent', { as: as(), body: { ...body, ...skippedInKyiv } });
    expect(problem).toMatchObject(refusal);
  });

  test('of an hour that comes twice none is skipped, and the end counts as the second', async () => {
    const twice = { startDate: '2027-10-31', endDate: '2027-10-31', eventStart: '02:15', eventEnd: '02:45' };
    const event = await insert({ status: 'draft', ...twice });
    expect((await call('publishEvent', event.id)).status).toBe(200);
  });

  describe('in a shift', () => {
    const sunday = { startDate: '2027-03-21', endDate: '2027-03-21', eventStart: '01:00', eventEnd: '05:00' };
    const late = { eventStart: '02:30', eventEnd: '04:00' };
    const insertWithShift = async (values: object = sunday) => {
      const event = await insert(values);
      await insertShift(stage.db, event, late);
      return { ...event, volunteersNeededNum: 2 };
    };
    const refused = { status: 400, errors: [{ field: 'startDate', code: 'shiftsSkipped' }] };

    test.each(['draft', 'active'] as const)('is refused when the event is moved (%s)', async (status) => {
      const event = await insertWithShift({ ...sunday, status });
      const body = { ...eventInput(event), ...night, version: null };
      const before = await stage.snapshot();
      const reply = await stage.call('updateEvent', { as: as(), params: { id: event.id }, body });
      expect(reply.problem).toMatchObject(refused);
      expect(reply.problem.messages[0]).not.toBe('');
      expect(await stage.snapshot()).toEqual(before);
    });

    test('is refused when a series would have it', async () => {
      const event = await insertWithShift({ ...sunday, status: 'draft' });
      const body = { frequency: 'weekly', count: 3 } as const;
      const before = await stage.snapshot();
      const { problem } = await stage.call('repeatEvent', { as: as(), params: { id: event.id }, body });
      expect(problem).toMatchObject(refused);
      expect(await stage.snapshot()).toEqual(before);
    });

    test('is refused when the event is published that has it from before', async () => {
      const event = await insertWithShift({ ...sunday, ...night, status: 'draft' });
      expect((await call('publishEvent', event.id)).problem).toMatchObject(refused);
    });

    test('is refused by another time zone, with the event', async () => {
      await insertWithShift({ ...night, ...{ eventStart: '01:00', eventEnd: '05:00' }, title: 'Noc' });
      await stage.db.updateTable('event_shifts').set({ eventStart: '03:30' }).execute();
      expect((await changeZone('Europe/Kyiv')).problem).toMatchObject({
        errors: [{ field: 'timeZone', code: 'clashingEvents', message: expect.stringContaining('Noc') }],
      });
      expect((await changeZone('Europe/Berlin')).status).toBe(200);
    });
  });

  describe('by another time zone of the foundation', () => {
    test('is refused, with the published event that would have it', async () => {
      await insert({ status: 'active', title: 'Noc w schronisku', ...skippedInKyiv });
      const { problem } = await changeZone('Europe/Kyiv');
      expect(problem).toMatchObject({
        status: 400,
        errors: [
          { field: 'timeZone', code: 'clashingEvents', message: expect.stringContaining('Noc w schronisku') },
        ],
      });
      expect((await changeZone('Europe/Berlin')).status).toBe(200);
    });

    test.each([
      ['a draft', { status: 'draft' }],
      ['a finished event', { status: 'finished' }],
      ['a cancelled one', { status: 'active', cancelledAt: '2026-11-01T00:00:00.000Z' }],
    ])('is no matter of %s', async (_, state) => {
      await insert({ ...state, ...skippedInKyiv });
      expect((await changeZone('Europe/Kyiv')).status).toBe(200);
    });
  });

  test('cannot be published while the zone is being changed', async () => {
    const event = await insert({ status: 'draft', ...skippedInKyiv });
    let publishing: ReturnType<typeof call> | undefined;
    await inTransaction(stage.db, async (trx) => {
      await trx
        .updateTable('organizations')
        .set({ timeZone: 'Europe/Kyiv' })
        .where('id', '=', stage.own.id)
        .execute();
      publishing = call('publishEvent', event.id);
      if (stage.kind === 'postgres') await expect.poll(() => countLockWaits(stage.db)).toBe(1);
    });
    expect((await publishing)?.problem).toMatchObject(refusal);
  });
});
