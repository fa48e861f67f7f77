import type { Kysely } from 'kysely';
import { fillFoundation } from '../../../scripts/operate/seed/fillFoundation.ts';
import { findFoundation } from '../../../scripts/operate/seed/findFoundation.ts';
import { insertRows } from '../../../src/server/core/db/insertRows.ts';
import type { Database } from '../../../src/server/core/db/schema.ts';
import { acrossTenants } from '../../../src/server/core/db/scope.ts';
import type { Queries } from '../../../src/server/core/db/transaction.ts';
import { exampleRow } from '../../../src/server/demo/contractRow.ts';
import { loadDemoData } from '../../../src/server/demo/loadDemoData.ts';
import { createRandom } from '../../../src/server/demo/Random.ts';
import type { DataKind } from './DataKind.ts';
import { insertLongest } from './insertLongest.ts';
import { readSubject } from './readSubject.ts';
import type { Subject } from './Subject.ts';

const many = { volunteers: 4000, people: 1500, events: 400, others: 400, seed: 1 };

/** A foundation for each kind of data. */
export function fillStudio(db: Kysely<Database>): Promise<Record<DataKind, Subject>> {
  return acrossTenants(() => fill(db));
}

async function fill(db: Kysely<Database>): Promise<Record<DataKind, Subject>> {
  await loadDemoData({ db });
  const demo = await findFoundation(undefined, db);
  const [longest, none, large] = [
    await insertLongest(db),
    await insertEmpty('Fundacja Nowy Początek', db),
    await insertEmpty('Fundacja Wielka Pomoc', db),
  ];
  const foundation = await findFoundation(large, db);
  const options = { ...many, organizationId: large };
  await fillFoundation({ foundation, options, now: new Date(), db, onStored: () => {} });
  return {
    usual: await readSubject(demo.id, db),
    longest: await readSubject(longest, db),
    none: await readSubject(none, db),
    many: await readSubject(large, db),
  };
}

/** A new foundation with only an admin. @returns its id */
async function insertEmpty(name: string, db: Queries): Promise<string> {
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
