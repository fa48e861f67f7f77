import { type RawBuilder, sql } from 'kysely';
import contract from '../../contract/generated/openapi.json' with { type: 'json' };
import type { components } from '../../contract/generated/types.ts';
import { type Check, clearanceFor, isCleared, RENEW_DAYS } from '../../domain/volunteers/clearanceRules.ts';
import { neededKinds } from '../../domain/volunteers/neededKinds.ts';
import { dayOf } from '../core/db/foundationDay.ts';
import { instantText } from '../core/db/jsonRows.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import type { Queries } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';

type Schemas = components['schemas'];

/** A volunteer's checks as they are, hits and all, the newest first. */
export function clearancesOf({ id, organizationId }: RecordKey): RawBuilder<Schemas['Clearance']> {
  return sql`select "id", "kind", "checkedOn", "result", "validUntil", "reference", "fileId", "checkedBy", "version",
      ${instantText('createdAt')} as "createdAt", ${instantText('editedAt')} as "editedAt" from "clearances"
    where "organizationId" = ${organizationId} and "volunteerId" = ${id}
    order by "checkedOn" desc, "clearances"."createdAt" desc, "id" desc`;
}

const needed = sql.join(neededKinds.map((kind) => sql.lit(kind)));

/**
 * How a volunteer stands for work with minors: `clearanceOn` in SQL, for queries on `volunteers` or others that know the id.
 * @example clearanceState(sql.ref('volunteers.id'), organizationId)
 */
function clearanceState(
  volunteerId: RawBuilder<unknown>,
  organizationId: unknown,
): RawBuilder<Schemas['ClearanceState']> {
  const day = dayOf(organizationId);
  return sql`(select case
      when bool_or("isHit") then 'refused'
      when count("end") < ${sql.lit(neededKinds.length)} then 'missing'
      when min("end") < ${day} then 'expired'
      when min("end") <= ${day} + ${sql.lit(RENEW_DAYS)} then 'renew'
      else 'valid' end
    from (select bool_or("result" = 'hit') as "isHit",
        max(coalesce("validUntil", 'infinity')) filter (where "result" = 'clean' and "kind" in (${needed})) as "end"
      from "clearances" where "clearances"."organizationId" = ${organizationId} and "clearances"."volunteerId" = ${volunteerId}
      group by "kind") as "kinds")`;
}

const allStates = contract.components.schemas.ClearanceState.enum as readonly Schemas['ClearanceState'][];
const cleared = sql.join(allStates.filter(isCleared).map((state) => sql.lit(state)));

/** Whether a volunteer may work with minors. */
export function mayWorkWithMinors(
  volunteerId: RawBuilder<unknown>,
  organizationId: unknown,
): RawBuilder<boolean> {
  return sql`${clearanceState(volunteerId, organizationId)} in (${cleared})`;
}

/** Whether a volunteer stands in one of these ways, as far as all of the team may know it. */
export function standsSo(
  wanted: readonly Schemas['ClearanceFilter'][],
  volunteerId: RawBuilder<unknown>,
  organizationId: unknown,
): RawBuilder<boolean> {
  return sql`coalesce(nullif(${clearanceState(volunteerId, organizationId)}, 'refused'), 'missing') = any(${wanted}::text[])`;
}

/**
 * Refuses who may not work with minors, in words that tell the caller no more than they may know.
 * @param caller whoever asks; nobody where a mailed link does
 * @throws ApiError not_cleared
 */
export async function requireCleared(
  volunteer: RecordKey,
  caller: Pick<SignedInUser, 'id' | 'role'> | null,
  db: Queries,
): Promise<void> {
  const { day, checks } = await readChecks(volunteer, db);
  const reader = caller ?? { id: volunteer.id, role: 'volunteer' };
  const { state, missing } = clearanceFor(reader, day, checks);
  if (isCleared(state)) return;
  throw new ApiError('not_cleared', {
    values: { missing: missing.map((kind) => `enums.clearanceKind.${kind}`) },
  });
}

/** A volunteer's checks, with the foundation's day that they are held against. */
async function readChecks(
  volunteer: RecordKey,
  db: Queries,
): Promise<{ day: string; checks: readonly Check[] }> {
  const { rows } = await sql<{
    day: string;
    checks: readonly Check[];
  }>`select ${dayOf(volunteer.organizationId)} as "day",
    (select coalesce(json_agg("rows"), '[]') from (${clearancesOf(volunteer)}) as "rows") as "checks"`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new ApiError('not_found');
  return found;
}
