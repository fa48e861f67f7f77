import { v7 as uuid } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import type { components } from '../../../src/contract/generated/types.ts';
import { insertEvent } from '../../harness/insertEvent.ts';
import { insertPersonInNeed } from '../../harness/insertPersonInNeed.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

type SubjectType = components['schemas']['SubjectType'];

onEachServer('an abuse report', (stage) => {
  beforeEach(async () => {
    for (const table of ['rate_limits', 'abuse_reports', 'notifications'] as const)
      await stage.db.deleteFrom(table).execute();
  });

  const report = (subjectType: SubjectType, subjectId: string) =>
    stage.call('reportAbuse', {
      as: stage.own.volunteer,
      body: { subjectType, subjectId, description: 'Kazano nam dźwigać meble.' },
    });
  const told = async () => {
    const rows = await stage.db
      .selectFrom('notifications')
      .select(['accountId', 'params', 'subjectType', 'subjectId'])
      .execute();
    return rows.map(({ accountId, ...notification }) => ({ ...notification, to: accountId }));
  };
  const subjectIn = async (type: SubjectType, foundation: 'own' | 'other'): Promise<string> => {
    const { id, coordinator, volunteerId } = stage[foundation];
    switch (type) {
      case 'organization':
        return id;
      case 'coordinator':
        return coordinator.id;
      case 'volunteer':
        return volunteerId;
      case 'event':
        return (await insertEvent(stage.db, { organizationId: id })).id;
      case 'personInNeed':
        return (await insertPersonInNeed(stage.db, { organizationId: id })).id;
    }
  };

  test.each([
    ['organization', 'Fundacja Pomocna Dłoń', 2],
    ['coordinator', 'Piotr Zieliński', 1],
    ['volunteer', 'Wera Nowak', 2],
    ['event', 'Sobotnie zakupy dla seniorów', 2],
    ['personInNeed', 'Stanisława J.', 2],
  ] as const)(
    'about %s is kept, and the team is told but for whom it is about',
    async (type, name, count) => {
      const subjectId = await subjectIn(type, 'own');
      const { answer } = await report(type, subjectId);
      expect(answer).toMatchObject({ subjectType: type, subjectId, reporterId: stage.own.volunteerId });
      const notifications = await told();
      expect(notifications).toHaveLength(count);
      expect(notifications.map(({ to }) => to)).not.toContain(subjectId);
      expect(notifications[0]).toMatchObject({
        ...{ subjectType: type, subjectId },
        params: { actor: 'Wera Nowak', subject: name, reason: 'Kazano nam dźwigać meble.' },
      });
    },
  );

  test('about a person in need names the same letter as the list', async () => {
    const { id: organizationId } = stage.own;
    const { id } = await insertPersonInNeed(stage.db, { organizationId, lastname: '  s\u0301wia\u0328tek' });
    await report('personInNeed', id);
    expect((await told())[0]?.params).toMatchObject({ subject: 'Stanisława Ś.' });
  });

  test.each(['organization', 'coordinator', 'volunteer', 'event', 'personInNeed'] as const)(
    'about %s is refused for another foundation and for what is not there',
    async (type) => {
      for (const subjectId of [await subjectIn(type, 'other'), uuid()]) {
        const { problem } = await report(type, subjectId);
        expect(problem).toMatchObject({ status: 400, errors: [{ field: 'subjectId', code: 'reference' }] });
      }
      expect(await told()).toEqual([]);
      expect(await stage.db.selectFrom('abuse_reports').selectAll().execute()).toEqual([]);
    },
  );

  test('about an event that is not published yet is refused', async () => {
    const { id } = await insertEvent(stage.db, { organizationId: stage.own.id, status: 'draft' });
    expect((await report('event', id)).status).toBe(400);
  });

  test('is one of ten in an hour at most', async () => {
    const statuses = [];
    for (let times = 0; times < 11; times += 1)
      statuses.push((await report('organization', stage.own.id)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    expect(await told()).toHaveLength(20);
  });
});
