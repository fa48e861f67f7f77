import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import type { components } from '../../../src/contract/generated/types.ts';
import { addDays } from '../../../src/domain/events/addDays.ts';
import { clearanceOn } from '../../../src/domain/volunteers/clearanceRules.ts';
import { insertClearances } from '../../harness/insertClearances.ts';
import { dayFromNow } from '../../harness/insertEvent.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { insertVolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { pdf } from '../../harness/sampleFiles.ts';

type Input = components['schemas']['ClearanceInput'];
type Filter = components['schemas']['ClearanceFilter'];

const checked: Input = { kind: 'criminalRecord', checkedOn: '2026-11-02', result: 'clean' };
const hit: Input = { ...checked, kind: 'offendersRegister', result: 'hit', reference: 'RSTPS 7' };

onEachServer('checks for work with minors', (stage) => {
  const insert = async () => (await insertVolunteer(stage.db, { organizationId: stage.own.id })).id;
  const add = (id: string, body: Input, as = stage.own.coordinator) =>
    stage.call('addClearance', { as, params: { id }, body });
  const edit = (id: string, clearanceId: string, body: Input, as = stage.own.coordinator) =>
    stage.call('editClearance', { as, params: { id, clearanceId }, body });
  const remove = (id: string, clearanceId: string, as = stage.own.coordinator) =>
    stage.call('deleteClearance', { as, params: { id, clearanceId } });
  const read = async (id: string, as = stage.own.coordinator) =>
    (await stage.call('getVolunteer', { as, params: { id } })).answer;
  const insertFile = async (volunteerId: string, organizationId = stage.own.id) => {
    const id = uuid();
    await stage.db
      .insertInto('volunteer_files')
      .values({
        ...{ id, volunteerId, organizationId, createdAt: '2026-11-02T09:30:00.000Z' },
        ...{ name: 'krk.pdf', type: 'application/pdf', bytes: pdf.length, content: pdf },
      })
      .execute();
    return id;
  };

  test('are noted by whom and for how long, changed and deleted, by coordinators and admins', async () => {
    const id = await insert();
    expect(await read(id)).toMatchObject({ clearances: [], clearanceState: 'missing' });
    const fileId = await insertFile(id);
    const body = { ...checked, validUntil: dayFromNow(300), reference: 'KRK 118', fileId };
    const { answer } = await add(id, body);
    const { id: author, name } = stage.own.coordinator;
    expect(answer.clearances).toMatchObject([{ ...body, checkedBy: { id: author, name }, editedAt: null }]);
    expect(answer.clearancesMissing).toEqual(['offendersRegister']);

    const clearanceId = answer.clearances[0]?.id ?? '';
    const changed = (await edit(id, clearanceId, { ...checked, kind: 'offendersRegister' }, stage.own.admin))
      .answer;
    expect(changed.clearances).toMatchObject([
      {
        kind: 'offendersRegister',
        validUntil: null,
        reference: null,
        fileId: null,
        checkedBy: { id: author },
      },
    ]);
    expect(changed.clearances[0]?.editedAt).not.toBeNull();
    expect((await add(id, checked)).answer).toMatchObject({ clearanceState: 'valid', clearancesMissing: [] });

    expect((await remove(id, clearanceId)).answer).toMatchObject({ clearanceState: 'missing' });
    expect((await remove(id, clearanceId)).status).toBe(200);
    expect((await edit(id, clearanceId, checked)).problem.code).toBe('not_found');
  });

  test('are put right by one of two who have read the same check', async () => {
    const id = await insert();
    const [check] = (await add(id, checked)).answer.clearances;
    const bodies = ['KRK 1', 'KRK 2'].map((reference) => ({ ...checked, reference, version: 1 }));
    const replies = await Promise.all(bodies.map((body) => edit(id, check?.id ?? '', body)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [first, second] = replies.toSorted((one, other) => one.status - other.status);
    expect(second?.problem.code).toBe('record_changed');
    expect((await read(id)).clearances).toEqual(first?.answer.clearances);
    expect(first?.answer.clearances).toMatchObject([{ version: 2 }]);
  });

  test('are not of a day to come, nor end before it, nor refer to a file of somebody else', async () => {
    const [id, other] = [await insert(), await insert()];
    const refusal = async (more: Partial<Input>) => (await add(id, { ...checked, ...more })).problem;
    expect((await refusal({ checkedOn: dayFromNow(2) })).errors).toMatchObject([
      { field: 'checkedOn', code: 'notInFuture' },
    ]);
    expect((await refusal({ validUntil: '2026-11-01' })).errors).toMatchObject([
      { field: 'validUntil', code: 'untilAfterCheck' },
    ]);
    const fileId = await insertFile(other);
    expect((await refusal({ fileId })).errors).toMatchObject([{ field: 'fileId' }]);
    expect((await refusal({ fileId: uuid() })).errors).toMatchObject([{ field: 'fileId' }]);
    expect((await add(id, { ...checked, validUntil: checked.checkedOn })).answer.clearanceState).toBe(
      'missing',
    );
  });

  test('keep the day when the file is deleted, and go with the volunteer', async () => {
    const id = await insert();
    const fileId = await insertFile(id);
    await add(id, { ...checked, fileId });
    await stage.call('deleteVolunteerFile', { as: stage.own.coordinator, params: { id, fileId } });
    expect((await read(id)).clearances).toMatchObject([{ checkedOn: checked.checkedOn, fileId: null }]);
    await stage.call('deleteVolunteer', { as: stage.own.admin, params: { id } });
    const left = await stage.db.selectFrom('clearances').select('id').where('volunteerId', '=', id).execute();
    expect(left).toEqual([]);
  });

  test('tell the volunteer nothing', async () => {
    const volunteer = await insertVolunteerUser(stage.db, stage.own.id);
    const of = { organizationId: stage.own.id, volunteerId: volunteer.volunteerId };
    await insertClearances(stage.db, of);
    const { answer } = await stage.call('getVolunteer', {
      as: volunteer,
      params: { id: volunteer.volunteerId },
    });
    expect(answer).toMatchObject({ clearances: [], clearanceState: null, clearancesMissing: [] });
    expect((await add(volunteer.volunteerId, checked, volunteer as never)).problem.code).toBe('forbidden');
  });

  describe('that are a hit', () => {
    const insertWithHit = async () => {
      const id = await insert();
      await insertClearances(stage.db, { organizationId: stage.own.id, volunteerId: id });
      const fileId = await insertFile(id);
      const { answer } = await add(id, { ...hit, fileId }, stage.own.admin);
      const clearanceId = answer.clearances.find(({ result }) => result === 'hit')?.id ?? '';
      return { id, fileId, clearanceId, answer };
    };

    test('are noted, seen and changed by admins alone', async () => {
      const { id, clearanceId, answer } = await insertWithHit();
      expect(answer).toMatchObject({ clearanceState: 'refused', clearancesMissing: expect.any(Array) });
      expect(answer.clearances).toHaveLength(3);
      const before = await stage.snapshot();
      expect((await add(id, hit)).problem.code).toBe('forbidden');
      expect((await edit(id, clearanceId, checked)).problem.code).toBe('not_found');
      expect((await remove(id, clearanceId)).status).toBe(200);
      expect(await stage.snapshot()).toEqual(before);
      const cleared = await edit(id, clearanceId, { ...hit, result: 'clean' }, stage.own.admin);
      expect(cleared.answer.clearanceState).toBe('valid');
      expect(cleared.answer.history.map(({ action }) => action)).toEqual([
        'clearanceEdited',
        'clearanceAdded',
      ]);
      expect(cleared.answer.history[0]?.changes).toEqual([
        { field: 'clearanceResult', from: 'hit', to: 'clean' },
      ]);
    });

    test('leave a coordinator what is told of who was never checked, whatever they call', async () => {
      const { id, fileId, clearanceId } = await insertWithHit();
      const never = await read(await insert());
      const seen = await read(id);
      const { clearances, clearanceState, clearancesMissing, files, history } = never;
      expect(seen).toMatchObject({ clearances, clearanceState, clearancesMissing, files, history });

      const as = stage.own.coordinator;
      const params = { id };
      const of = { id: stage.own.id };
      const noted = await stage.call('addVolunteerNote', { as, params, body: { text: 'Dzwoniła.' } });
      const tagged = await stage.call('tagVolunteer', { as, params, body: { tags: ['kuchnia'] } });
      const answers = [
        ...[noted, tagged, await stage.call('verifyVolunteer', { as, params })],
        await stage.call('listVolunteerFiles', { as, params }),
        await stage.call('listVolunteers', { as, params: of, query: { clearance: ['missing'], size: 100 } }),
        await stage.call('exportVolunteers', { as, params: of }),
        await stage.call('listActivity', { as, params: of }),
        await stage.call('listNotifications', { as }),
      ];
      for (const { status, text } of answers) {
        expect(status).toBe(200);
        for (const secret of [clearanceId, fileId, 'RSTPS', '"hit"', 'refused', 'clearanceAdded'])
          expect(text).not.toContain(secret);
      }
      const file = { as, params: { id, fileId } };
      expect((await stage.call('downloadVolunteerFile', file)).problem.code).toBe('not_found');
      expect((await stage.call('deleteVolunteerFile', file)).problem.code).toBe('not_found');
      expect((await add(id, { ...checked, fileId })).problem.errors).toMatchObject([{ field: 'fileId' }]);
      const admin = { ...file, as: stage.own.admin };
      expect((await stage.call('downloadVolunteerFile', admin)).status).toBe(200);
    });

    test('leave a coordinator the checks that they note themselves', async () => {
      const { id } = await insertWithHit();
      const { answer } = await add(id, checked);
      expect(answer.clearances).toMatchObject([{ kind: 'criminalRecord', result: 'clean' }]);
      expect(answer).toMatchObject({ clearanceState: 'missing', clearancesMissing: ['offendersRegister'] });
    });
  });

  describe('by the day of the foundation', () => {
    const zones = ['Pacific/Kiritimati', 'Europe/Warsaw', 'Pacific/Pago_Pago'];

    test.each(zones)('count to the end of the last, in %s', async (timeZone) => {
      const organizationId = stage.own.id;
      const zone = async (to: string) =>
        stage.db
          .updateTable('organizations')
          .set({ timeZone: to as 'Europe/Warsaw' })
          .where('id', '=', organizationId)
          .execute();
      await zone(timeZone);
      const { rows } = await sql<{
        day: string;
      }>`select (now() at time zone ${timeZone})::date as "day"`.execute(stage.db);
      const day = rows[0]?.day ?? '';
      const cases = [-1, 0, 30, 31].map((days) => ({ validUntil: addDays(day, days) }));
      const people = await Promise.all(
        [...cases, { validUntil: null }].map(async ({ validUntil }) => {
          const volunteerId = await insert();
          const of = { organizationId, volunteerId };
          await insertClearances(stage.db, of, {}, ['offendersRegister']);
          const [check] = await insertClearances(stage.db, of, { validUntil }, ['criminalRecord']);
          return { volunteerId, check };
        }),
      );
      const expected = ['expired', 'renew', 'renew', 'valid', 'valid'];
      for (const [index, { volunteerId }] of people.entries()) {
        const { clearanceState, clearances } = await read(volunteerId);
        expect(clearanceState).toBe(expected[index]);
        expect(clearanceOn(day, clearances).state).toBe(expected[index]);
      }
      const found = async (clearance: Filter) => {
        const { answer } = await stage.call('listVolunteers', {
          as: stage.own.coordinator,
          params: { id: stage.own.id },
          query: { clearance: [clearance], size: 100 },
        });
        const ids = answer.content.map(({ id }) => id);
        return people.flatMap(({ volunteerId }, index) => (ids.includes(volunteerId) ? [index] : []));
      };
      expect(await Promise.all((['missing', 'expired', 'renew', 'valid'] as const).map(found))).toEqual([
        ...[[], [0], [1, 2], [3, 4]],
      ]);
      expect((await add(people[0]?.volunteerId ?? '', { ...checked, checkedOn: day })).status).toBe(200);
      expect(
        (await add(people[0]?.volunteerId ?? '', { ...checked, checkedOn: addDays(day, 1) })).problem.errors,
      ).toMatchObject([{ field: 'checkedOn' }]);
      await zone('Europe/Warsaw');
    });

    test('are refused, missing and never made alike in the list’s filter', async () => {
      const volunteerId = await insert();
      await insertClearances(stage.db, { organizationId: stage.own.id, volunteerId });
      await add(volunteerId, hit, stage.own.admin);
      for (const as of [stage.own.admin, stage.own.coordinator]) {
        const { answer } = await stage.call('listVolunteers', {
          as,
          params: { id: stage.own.id },
          query: { clearance: ['missing'], size: 100 },
        });
        expect(answer.content.map(({ id }) => id)).toContain(volunteerId);
      }
    });
  });
});
