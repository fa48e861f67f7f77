import { sql } from 'kysely';
import { crossTenant } from '../core/db/crossTenant.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import { acrossTenants } from '../core/db/scope.ts';
import type { Queries } from '../core/db/transaction.ts';
import { deleteVolunteer } from './deleteVolunteer.ts';
import type { Erasure } from './erasureRegister.ts';

/**
 * Erases whom a restored backup has brought back. Each is a step of its own, and whoever is gone already is left out, so it
 * may be repeated.
 * @param erasures of this database or of another, whose ids are nobody's here
 * @returns how many were erased
 */
export function eraseAgain(erasures: readonly Erasure[], db: Queries): Promise<number> {
  return acrossTenants(async () => {
    let count = 0;
    for (const key of await stillThere(erasures, db)) if (await deleteVolunteer(key, null, db)) count += 1;
    return count;
  });
}

async function stillThere(erasures: readonly Erasure[], db: Queries): Promise<RecordKey[]> {
  const { rows } =
    await sql<RecordKey>`select ${crossTenant('whoever was erased, of all foundations, is erased again')}
      "volunteers"."id", "volunteers"."organizationId"
    from unnest(${erasures.map(({ organizationId }) => organizationId)}::uuid[], ${erasures.map(({ id }) => id)}::uuid[])
      as "erased" ("organizationId", "id")
    join "volunteers" on "volunteers"."organizationId" = "erased"."organizationId" and "volunteers"."id" = "erased"."id"`.execute(
      db,
    );
  return rows;
}
