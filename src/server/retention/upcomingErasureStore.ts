import { type RawBuilder, sql } from 'kysely';
import { REMINDER_DAYS } from '../../domain/retention/retentionRules.ts';
import { dayOf } from '../core/db/foundationDay.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import { shortNameSql } from '../core/db/shortName.ts';
import type { Queries } from '../core/db/transaction.ts';
import { resourceStore } from '../resource/resourceStore.ts';

/** Of a record in one of two tables, by SQL of the same for each. */
const ofRecord = (ofVolunteer: RawBuilder<unknown>, ofPerson: RawBuilder<unknown>) =>
  sql`(select ${ofVolunteer} from "volunteers"
      where "volunteers"."organizationId" = "upcoming_erasures"."organizationId" and "volunteers"."id" = "upcoming_erasures"."id"
    union all select ${ofPerson} from "people_in_need"
      where "people_in_need"."organizationId" = "upcoming_erasures"."organizationId" and "people_in_need"."id" = "upcoming_erasures"."id")`;

const searchText = sql.ref('searchText');

/** Names as lists tell them: of a person in need first name and initial. */
export const subjectName = sql<string>`left(coalesce(${ofRecord(
  sql`"firstname" || ' ' || "lastname"`,
  shortNameSql,
)}, '–'), 250)`;

export const upcomingErasures = resourceStore('upcoming-erasures', {
  rows: ({ organizationId }, db) =>
    db
      .selectFrom('upcoming_erasures')
      .selectAll()
      .select([
        subjectName.as('subjectName'),
        sql`coalesce(${ofRecord(searchText, searchText)}, '')`.as('searchText'),
        sql<number | null>`"erasesOn" - ${dayOf(organizationId)}`.as('daysLeft'),
      ])
      .where('organizationId', '=', organizationId),
  computed: ['subjectName', 'daysLeft'],
});

/** What acts depend on, locked until the transaction ends. */
export function lockErasure({ id, organizationId }: RecordKey, trx: Queries) {
  return trx
    .selectFrom('upcoming_erasures')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The day on which the clock erases a record; SQL, null where it does not. */
export function erasesOn({ id, organizationId }: RecordKey): RawBuilder<string | null> {
  return sql`(select "erasesOn" from "upcoming_erasures" where "organizationId" = ${organizationId} and "id" = ${id})`;
}

/** Soon to be erased: what the overview warns of. Names the table, for queries that join it. */
export function isErasedSoon(organizationId: string): RawBuilder<boolean> {
  return sql`"upcoming_erasures"."erasesOn" <= ${dayOf(organizationId)} + ${sql.lit(REMINDER_DAYS)}`;
}
