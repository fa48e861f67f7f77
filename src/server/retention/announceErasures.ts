import { sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { NOTICE_DAYS, REMINDER_DAYS } from '../../domain/retention/retentionRules.ts';
import { crossTenant } from '../core/db/crossTenant.ts';
import { dayOf } from '../core/db/foundationDay.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { quietRecords, sources } from './quietRecords.ts';
import { rules } from './retentionPeriods.ts';

type Rule = components['schemas']['RetentionRule'];

/** Foundations whose records the clock has not looked through today, by the day of each. */
export async function uncheckedFoundations(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ organizationId: string }>`
    select ${crossTenant('the clock looks through the records of each foundation')} "organizationId"
    from "retention_periods"
    where "checkedOn" is distinct from ${dayOf(sql.ref('retention_periods.organizationId'))}`.execute(db);
  return rows.map(({ organizationId }) => organizationId);
}

/**
 * Looks through a foundation's records: takes announcements back whose reason is gone, announces whose period is over in 30 days, and
 * reminds of who is erased in 7. Whoever is announced, the admins are told in the same transaction.
 */
export function announceErasures(organizationId: string, db: Queries): Promise<void> {
  return inTransaction(db, async (trx) => {
    const periods = await trx
      .selectFrom('retention_periods')
      .select(rules)
      .where('organizationId', '=', organizationId)
      .forUpdate()
      .executeTakeFirst();
    if (!periods) return;
    // All records of a large foundation take longer than a call may.
    await sql`set local statement_timeout = '300s'`.execute(trx);
    let announced = 0;
    for (const rule of rules) {
      await takeBack(rule, periods[rule], organizationId, trx);
      announced += await announce(rule, periods[rule], organizationId, trx);
    }
    await tell('erasuresAnnounced', announced, organizationId, trx);
    await tell('erasuresSoon', await remind(organizationId, trx), organizationId, trx);
    await trx
      .updateTable('retention_periods')
      .set({ checkedOn: dayOf(organizationId) })
      .where('organizationId', '=', organizationId)
      .execute();
  });
}

/** @param months null where the rule is off */
async function takeBack(rule: Rule, months: number | null, organizationId: string, trx: Trx): Promise<void> {
  const [id, by] = [sql.ref('upcoming_erasures.id'), sql.ref('upcoming_erasures.erasesOn')];
  const stillQuiet =
    months === null ? sql`false` : sql`exists (${quietRecords(rule, { organizationId, months, by, id })})`;
  await sql`delete from "upcoming_erasures"
    where "organizationId" = ${organizationId} and "rule" = ${rule} and "status" = 'announced'
      and not ${stillQuiet}`.execute(trx);
}

/** @returns how many are announced anew */
async function announce(
  rule: Rule,
  months: number | null,
  organizationId: string,
  trx: Trx,
): Promise<number> {
  if (months === null) return 0;
  const day = dayOf(organizationId);
  const by = sql`(${day} + ${sql.lit(NOTICE_DAYS)})`;
  const { rows } = await sql`
    insert into "upcoming_erasures"
      ("organizationId", "id", "subjectType", "rule", "status", "quietSince", "announcedOn", "erasesOn")
    select ${organizationId}::uuid, "id", ${sources[rule].subjectType}, ${rule}, 'announced', "quietSince", ${day}, greatest("overOn", ${by})
      from (${quietRecords(rule, { organizationId, months, by })}) as "quiet"
    on conflict ("organizationId", "id") do update
      set ("rule", "status", "quietSince", "announcedOn", "erasesOn") =
          (excluded."rule", excluded."status", excluded."quietSince", excluded."announcedOn", excluded."erasesOn"),
        "keptOn" = null, "keptBy" = null, "keepReason" = null
      where "upcoming_erasures"."status" = 'kept'
    returning 1`.execute(trx);
  return rows.length;
}

/** @returns how many are erased soon that nobody was reminded of */
async function remind(organizationId: string, trx: Trx): Promise<number> {
  const day = dayOf(organizationId);
  const { rows } = await sql`update "upcoming_erasures" set "remindedOn" = ${day}
    where "organizationId" = ${organizationId} and "status" = 'announced' and "remindedOn" is null
      and "erasesOn" <= ${day} + ${sql.lit(REMINDER_DAYS)}
    returning 1`.execute(trx);
  return rows.length;
}

/** Tells the admins, whatever they have chosen to be notified of: nothing is erased that nobody was told of. */
async function tell(
  kind: 'erasuresAnnounced' | 'erasuresSoon',
  count: number,
  organizationId: string,
  trx: Trx,
): Promise<void> {
  if (count === 0) return;
  const { name } = await trx
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const subject = { type: 'organization', id: organizationId, name } as const;
  const notice = {
    kind,
    organizationId,
    actor: null,
    subject,
    count,
    onlyForRole: 'admin',
    isRequired: true,
  } as const;
  await notifyTeam(notice, trx);
}
