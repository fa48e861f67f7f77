import type { Kysely } from 'kysely';
import type { Database } from '../../../src/server/db/schema.ts';
import { acrossFoundations } from '../../../src/server/db/scope.ts';
import { loadDemoData } from '../../../src/server/demo/loadDemoData.ts';
import { fillFoundation } from '../../seed/fillFoundation.ts';
import { findFoundation } from '../../seed/findFoundation.ts';
import type { DataKind } from './DataKind.ts';
import { insertEmpty } from './insertEmpty.ts';
import { insertLongest } from './insertLongest.ts';
import { readSubject } from './readSubject.ts';
import type { Subject } from './Subject.ts';

const many = { volunteers: 4000, people: 1500, events: 400, others: 400, seed: 1 };

/** A foundation for each kind of data. */
export function fillStudio(db: Kysely<Database>): Promise<Record<DataKind, Subject>> {
  return acrossFoundations(() => fill(db));
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
