import { insertRows } from '../../../src/server/db/insertRows.ts';
import type { Queries } from '../../../src/server/db/transaction.ts';
import { exampleRow } from '../../../src/server/demo/contractRow.ts';
import { createRandom } from '../../../src/server/demo/Random.ts';

/** A foundation on its first day: an admin, and nothing else. @returns its id */
export async function insertEmpty(name: string, db: Queries): Promise<string> {
  const createdAt = new Date(Date.now() - 3_600_000).toISOString();
  const random = createRandom(name.length);
  const [organizationId, id] = [random.id(createdAt), random.id(createdAt)];
  const organization = exampleRow('organizations', { id: organizationId, createdAt, name, version: 1 });
  await insertRows('organizations', [organization], db);
  const account = {
    ...({
      id,
      organizationId,
      createdAt,
      emailConfirmedAt: createdAt,
      role: 'admin',
      language: 'pl',
    } as const),
    ...{
      email: `maria.lis.${organizationId}@nowa.example`,
      passwordHash: 'nobody signs in with a password here',
    },
  };
  await insertRows('accounts', [account], db);
  await insertRows(
    'coordinators',
    [exampleRow('coordinators', { id, organizationId, createdAt, name: 'Maria Lis' })],
    db,
  );
  return organizationId;
}
