import { describe, expect, test } from 'vitest';
import { insertPersonInNeed } from '../../harness/insertPersonInNeed.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { insertVolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

onEachServer('who may be the same person', (stage) => {
  const phone = '+48664373424';

  describe('among volunteers', () => {
    const read = async (id: string, as = stage.own.coordinator) =>
      (await stage.call('getVolunteer', { as, params: { id } })).answer.duplicates;

    test('is told by the phone number, the newest first, and by nothing of another foundation', async () => {
      const organizationId = stage.own.id;
      const [first, second, last] = [
        await insertVolunteer(stage.db, { organizationId, phone, createdAt: '2026-10-01T10:00:00.000Z' }),
        await insertVolunteer(stage.db, { organizationId, phone, createdAt: '2026-10-02T10:00:00.000Z' }),
        await insertVolunteer(stage.db, {
          ...{ organizationId, phone, firstname: 'Łucja', accountStatus: 'rejected' },
          createdAt: '2026-10-03T10:00:00.000Z',
        }),
      ];
      const alone = await insertVolunteer(stage.db, { organizationId, phone: '+48664373425' });
      await insertVolunteer(stage.db, { organizationId: stage.other.id, phone });
      expect((await read(first.id)).map(({ id }) => id)).toEqual([last.id, second.id]);
      expect((await read(second.id))[0]).toEqual({
        ...{ id: last.id, firstname: 'Łucja', lastname: last.lastname },
        ...{ accountStatus: 'rejected', createdAt: '2026-10-03T10:00:00.000Z' },
      });
      expect(await read(alone.id)).toEqual([]);
    });

    test('is nothing for a volunteer to know', async () => {
      const own = await insertVolunteerUser(stage.db, stage.own.id, { phone: '+48664373426' });
      await insertVolunteer(stage.db, { organizationId: stage.own.id, phone: '+48664373426' });
      expect(await read(own.volunteerId, own)).toEqual([]);
      expect(await read(own.volunteerId)).toHaveLength(1);
    });
  });

  test('among requests for help is told without the last name, five at most', async () => {
    const people = [];
    for (let index = 0; index < 7; index += 1)
      people.push(
        await insertPersonInNeed(stage.db, { organizationId: stage.own.id, phone, lastname: 'Świątek' }),
      );
    await insertPersonInNeed(stage.db, { organizationId: stage.other.id, phone });
    const params = { id: people[0]?.id ?? '' };
    const { answer } = await stage.call('getPersonInNeed', { as: stage.own.coordinator, params });
    expect(answer.duplicates).toHaveLength(5);
    expect(answer.duplicates[0]).toMatchObject({ initial: 'Ś', status: expect.any(String) });
    expect(Object.keys(answer.duplicates[0] ?? {})).not.toContain('lastname');
    const others = new Set(people.slice(1).map(({ id }) => id));
    expect(answer.duplicates.every(({ id }) => others.has(id))).toBe(true);
  });
});
