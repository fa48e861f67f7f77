import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../../src/contract/generated/operations.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { onOneServer } from '../../harness/onEachServer.ts';

type Action = Extract<OperationId, 'verifyVolunteer' | 'rejectVolunteer' | 'deleteVolunteer'>;

onOneServer('deciding on a volunteer', (stage) => {
  const waiting = async () => (await insertVolunteer(stage.db, { organizationId: stage.own.id })).id;
  const action = <Id extends Action>(operation: Id, id: string, query: Record<string, string> = {}) =>
    stage.call(operation, { as: stage.own.coordinator, params: { id }, query });
  const profile = async (id: string) =>
    (await stage.call('getVolunteer', { as: stage.own.admin, params: { id } })).answer;
  const historyOf = (id: string) =>
    stage.db.selectFrom('history').selectAll().where('subjectId', '=', id).execute();

  const decisions = [
    { operation: 'verifyVolunteer', status: 'verified', opposite: 'rejectVolunteer' },
    { operation: 'rejectVolunteer', status: 'rejected', opposite: 'verifyVolunteer' },
  ] as const;

  describe.each(decisions)('$operation', ({ operation, status, opposite }) => {
    test(`makes who waits ${status} and answers the profile`, async () => {
      const id = await waiting();
      const reply = await action(operation, id);
      expect(reply.answer).toMatchObject({ id, accountStatus: status, rejectionReason: null, files: [] });
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(await profile(id)).toEqual(reply.answer);
    });

    test('writes down who did it, when, what, from and to', async () => {
      const id = await waiting();
      const before = Date.now() - 1;
      const [entry, ...others] = (await action(operation, id)).answer.history;
      expect(others).toEqual([]);
      expect(entry).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        at: expect.any(String),
        action: status,
        actorId: stage.own.coordinator.id,
        actorName: 'Piotr Zieliński',
        changes: [{ field: 'accountStatus', from: 'pending', to: status }],
      });
      expect(Date.parse(entry?.at ?? '')).toBeGreaterThanOrEqual(before);
      expect(Date.parse(entry?.at ?? '')).toBeLessThanOrEqual(Date.now() + 1000);
    });

    test('repeats without harm: the same answer, no second entry', async () => {
      const id = await waiting();
      const first = await action(operation, id);
      const before = await stage.snapshot();
      expect((await action(operation, id)).answer).toEqual(first.answer);
      expect(await stage.snapshot()).toEqual(before);
    });

    test('is final: the other decision is refused and changes nothing', async () => {
      const id = await waiting();
      await action(operation, id);
      const before = await stage.snapshot();
      const refused = await action(opposite, id);
      expect(refused.status).toBe(409);
      expect(refused.problem.code).toBe('volunteer_not_pending');
      expect(await stage.snapshot()).toEqual(before);
    });

    test('touches nobody else', async () => {
      const [id, other] = [await waiting(), await waiting()];
      await action(operation, id);
      expect(await profile(other)).toMatchObject({ accountStatus: 'pending', history: [] });
    });
  });

  describe('the reason of a rejection', () => {
    test.each(['abc', 'ż'.repeat(250), "Brak dokumentów; 'x' 😀\nдруга лінія"])(
      'is kept: %.20s',
      async (reason) => {
        const id = await waiting();
        const { answer } = await action('rejectVolunteer', id, { reason });
        expect(answer.rejectionReason).toBe(reason);
        expect(answer.history[0]?.changes).toEqual([
          { field: 'accountStatus', from: 'pending', to: 'rejected' },
          { field: 'rejectionReason', from: null, to: reason },
        ]);
      },
    );

    test('is not replaced by that of a repetition', async () => {
      const id = await waiting();
      await action('rejectVolunteer', id, { reason: 'Brak dokumentów' });
      expect((await action('rejectVolunteer', id, { reason: 'Inny powód' })).answer.rejectionReason).toBe(
        'Brak dokumentów',
      );
    });

    test.each(['ab', 'x'.repeat(251), ''])('is refused when it is too short or too long', async (reason) => {
      const id = await waiting();
      const { problem } = await action('rejectVolunteer', id, { reason });
      expect(problem).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ field: 'reason' }] });
      expect((await profile(id)).accountStatus).toBe('pending');
    });

    test('belongs to a rejection only', async () => {
      const id = await waiting();
      expect(
        (await action('verifyVolunteer', id, { reason: 'Świetna osoba' })).problem.errors[0]?.field,
      ).toBe('reason');
      expect((await profile(id)).accountStatus).toBe('pending');
    });
  });

  describe('deleting', () => {
    test.each(['pending', 'verified', 'rejected'] as const)(
      'works for who is %s, and takes everything attached along',
      async (status) => {
        const { id } = await insertVolunteer(stage.db, {
          organizationId: stage.own.id,
          accountStatus: status,
        });
        await insertFile(id);
        const reply = await action('deleteVolunteer', id);
        expect(reply.status).toBe(204);
        expect(reply.bytes).toHaveLength(0);
        expect((await stage.call('getVolunteer', { as: stage.own.admin, params: { id } })).problem.code).toBe(
          'not_found',
        );
        const files = await stage.db
          .selectFrom('volunteer_files')
          .select('id')
          .where('volunteerId', '=', id)
          .execute();
        expect(files).toEqual([]);
      },
    );

    test('is written down and repeats without harm', async () => {
      const id = await waiting();
      await action('deleteVolunteer', id);
      expect(await historyOf(id)).toMatchObject([
        {
          action: 'deleted',
          actorId: stage.own.coordinator.id,
          actorName: 'Piotr Zieliński',
          subjectTable: 'volunteers',
        },
      ]);
      const before = await stage.snapshot();
      expect((await action('deleteVolunteer', id)).status).toBe(204);
      expect(await stage.snapshot()).toEqual(before);
    });

    test('leaves nothing to decide on', async () => {
      const id = await waiting();
      await action('deleteVolunteer', id);
      for (const { operation } of decisions)
        expect((await action(operation, id)).problem.code).toBe('not_found');
      expect(await historyOf(id)).toHaveLength(1);
    });

    test('ends the account that only the volunteer used, with its sessions', async () => {
      const { volunteer, volunteerId } = stage.other;
      await stage.call('deleteVolunteer', { as: stage.other.admin, params: { id: volunteerId } });
      expect((await stage.call('login', { as: volunteer })).problem.code).toBe('unauthenticated');
      const left = await stage.db
        .selectFrom('accounts')
        .select('id')
        .where('id', '=', volunteer.id)
        .execute();
      expect(left).toEqual([]);
    });
  });

  test('history is changed by nobody, not even in SQL', async () => {
    const id = await waiting();
    await action('verifyVolunteer', id);
    const before = await historyOf(id);
    for (const change of [
      `update history set "actorName" = 'Nobody' where "subjectId" = '${id}'`,
      `delete from history where "subjectId" = '${id}'`,
      'truncate history',
      `delete from organizations where id = '${stage.own.id}'; delete from history`,
    ]) {
      await expect(sql.raw(change.split('; ').at(-1) ?? '').execute(stage.db)).rejects.toThrow(
        'history is append only',
      );
    }
    expect(await historyOf(id)).toEqual(before);
  });

  async function insertFile(volunteerId: string): Promise<void> {
    const file = {
      id: crypto.randomUUID(),
      name: 'a.pdf',
      type: 'application/pdf',
      bytes: 1,
      content: Buffer.from('x'),
    };
    const createdAt = '2026-11-02T09:30:00.000Z';
    await stage.db
      .insertInto('volunteer_files')
      .values({ ...file, createdAt, volunteerId, organizationId: stage.own.id })
      .execute();
  }
});
