import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { insertVolunteers } from '../../harness/insertVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

onEachServer('the total of a list', (stage) => {
  const total = async (query: Record<string, string> = {}) => {
    const { answer } = await stage.call('listVolunteers', {
      ...{ as: stage.own.admin, params: { id: stage.own.id }, query },
    });
    return answer.totalElements;
  };
  const add = (count: number, organizationId = stage.own.id) =>
    insertVolunteers(
      stage.db,
      Array.from({ length: count }, () => ({ organizationId, accountStatus: 'pending' as const })),
    );

  beforeAll(async () => {
    await stage.db.deleteFrom('volunteers').execute();
  });

  test('follows each write at once, with any filter', async () => {
    expect(await total()).toBe(0);
    const [first] = await add(3);
    expect(await total()).toBe(3);
    expect(await total({ accountStatus: 'pending' })).toBe(3);
    expect(await total({ accountStatus: 'verified', q: 'x' })).toBe(0);
    await stage.call('verifyVolunteer', { as: stage.own.admin, params: { id: first?.id ?? '' } });
    expect(await total({ accountStatus: 'pending' })).toBe(2);
    expect(await total({ accountStatus: 'verified' })).toBe(1);
    await stage.call('deleteVolunteer', { as: stage.own.admin, params: { id: first?.id ?? '' } });
    expect(await total()).toBe(2);
    await add(4, stage.other.id);
    expect(await total()).toBe(2);
  });

  test('is what the database counts, while many write and some take back', async () => {
    const before = await total();
    let stored = 0;
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let turn = 0; turn < 5; turn += 1) {
        const isKept = (writer + turn) % 3 > 0;
        await stage.db
          .transaction()
          .execute(async (trx) => {
            await insertVolunteers(trx, [{ organizationId: stage.own.id }]);
            if (!isKept) throw new Error('taken back');
          })
          .then(() => {
            stored += 1;
          })
          .catch((error: Error) => expect(error.message).toBe('taken back'));
        const least = before + stored;
        expect(await total()).toBeGreaterThanOrEqual(least);
      }
    });
    await Promise.all(writers);
    expect(await total()).toBe(before + stored);
    const { rows } = await sql`select "version" from "list_versions" where "organizationId" = ${stage.own.id}
      and "list" = 'volunteers'`.execute(stage.db);
    // As many as wrote at once, and not one for each write.
    expect(rows.length).toBeLessThanOrEqual(writers.length + 1);
  });
});
