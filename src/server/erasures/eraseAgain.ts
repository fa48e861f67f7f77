import { sql } from 'kysely';
import { crossTenant } from '../core/db/crossTenant.ts';
import type { Actor } from '../core/db/historyStore.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import { acrossTenants } from '../core/db/scope.ts';
import type { Queries } from '../core/db/transaction.ts';
import { deletePerson } from '../people-in-need/deletePerson.ts';
import { deleteMember } from '../team/deleteMember.ts';
import { deleteVolunteer } from '../volunteers/deleteVolunteer.ts';
import type { Erasure } from './erasureRegister.ts';

/** Who is erased, and how; an id of the register is in one of the tables at most. */
const erased: readonly {
  readonly table: 'volunteers' | 'people_in_need' | 'coordinators';
  readonly erase: (key: RecordKey, actor: Actor | null, db: Queries) => Promise<boolean>;
}[] = [
  { table: 'volunteers', erase: deleteVolunteer },
  { table: 'people_in_need', erase: deletePerson },
  { table: 'coordinators', erase: deleteMember },
];

/**
 * Erases whom a restored backup has brought back. Each is a step of its own, and whoever is gone already is left out, so it
 * may be repeated.
 * @param erasures of this database or of another, whose ids are nobody's here
 * @returns how many were erased
 */
export function eraseAgain(erasures: readonly Erasure[], db: Queries): Promise<number> {
  return acrossTenants(async () => {
    let count = 0;
    for (const { table, erase } of erased)
      for (const key of await stillThere(table, erasures, db)) if (await erase(key, null, db)) count += 1;
    return count;
  });
}

async function stillThere(table: string, erasures: readonly Erasure[], db: Queries): Promise<RecordKey[]> {
  const { rows } =
    await sql<RecordKey>`select ${crossTenant('whoever was erased, of all foundations, is erased again')}
      "there"."id", "there"."organizationId"
    from unnest(${erasures.map(({ organizationId }) => organizationId)}::uuid[], ${erasures.map(({ id }) => id)}::uuid[])
      as "erased" ("organizationId", "id")
    join ${sql.table(table)} as "there" on "there"."organizationId" = "erased"."organizationId" and "there"."id" = "erased"."id"`.execute(
      db,
    );
  return rows;
}
