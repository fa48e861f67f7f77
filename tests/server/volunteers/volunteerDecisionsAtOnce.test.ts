import { expect, test } from 'vitest';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

onEachServer('deciding on a volunteer at once', (stage) => {
  const waiting = async () => (await insertVolunteer(stage.db, { organizationId: stage.own.id })).id;
  const historyOf = (id: string) =>
    stage.db.selectFrom('history').selectAll().where('subjectId', '=', id).execute();

  test.each([1, 2, 3])(
    'ten verify and ten reject: one decision, one entry, everybody told the truth (round %i)',
    async () => {
      const id = await waiting();
      const replies = await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const operation = index % 2 === 0 ? 'verifyVolunteer' : 'rejectVolunteer';
          const as = index % 3 === 0 ? stage.own.admin : stage.own.coordinator;
          return {
            wanted: index % 2 === 0 ? 'verified' : 'rejected',
            reply: await stage.call(operation, { as, params: { id } }),
          };
        }),
      );
      const { answer } = await stage.call('getVolunteer', { as: stage.own.admin, params: { id } });
      expect(['verified', 'rejected']).toContain(answer.accountStatus);
      for (const { wanted, reply } of replies) {
        if (wanted === answer.accountStatus) expect(reply.answer).toMatchObject({ accountStatus: wanted });
        else expect(reply.problem.code).toBe('volunteer_not_pending');
      }
      expect(await historyOf(id)).toMatchObject([{ action: answer.accountStatus }]);
    },
  );

  test('many verify and many delete: it is deleted in the end, with no entry after that', async () => {
    const id = await waiting();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        stage.call(index % 2 === 0 ? 'verifyVolunteer' : 'deleteVolunteer', {
          as: stage.own.admin,
          params: { id },
        }),
      ),
    );
    for (const [index, { status }] of replies.entries())
      expect(index % 2 === 0 ? [200, 404] : [204]).toContain(status);
    const rows = await stage.db.selectFrom('volunteers').select('id').where('id', '=', id).execute();
    expect(rows).toEqual([]);
    const actions = (await historyOf(id))
      .sort((a, b) => a.at.localeCompare(b.at))
      .map(({ action }) => action);
    expect([['deleted'], ['verified', 'deleted']]).toContainEqual(actions);
  });

  test('many volunteers: each decision is kept', async () => {
    const ids = await Promise.all(Array.from({ length: 25 }, waiting));
    const replies = await Promise.all(
      ids.map((id) => stage.call('verifyVolunteer', { as: stage.own.coordinator, params: { id } })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(25).fill(200));
    const rows = await stage.db
      .selectFrom('volunteers')
      .select('accountStatus')
      .where('id', 'in', ids)
      .execute();
    expect(new Set(rows.map(({ accountStatus }) => accountStatus))).toEqual(new Set(['verified']));
  });
});
