import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import type { Queries, Trx } from '../core/db/transaction.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { resourceStore } from '../resource/resourceStore.ts';

/** Who asks, and of which foundation. */
export type Reader = Pick<SignedInUser, 'id' | 'organizationId'>;

type SubjectType = components['schemas']['SubjectType'];

/** SQL of the table and of the name of each kind of subject, of those that a volunteer may know. */
const names: Readonly<Record<SubjectType, (organizationId: string) => readonly RawBuilder<unknown>[]>> = {
  organization: (id) => [
    sql`"name" from "organizations" where "organizations"."id" = ${id}`,
    sql`"organizations"."id"`,
  ],
  coordinator: (id) => [
    sql`"name" from "coordinators" join "accounts" using ("organizationId", "id")
      where "organizationId" = ${id} and "closedAt" is null`,
    sql`"coordinators"."id"`,
  ],
  volunteer: (id) => [
    sql`"firstname" || ' ' || "lastname" from "volunteers" where "volunteers"."organizationId" = ${id}`,
    sql`"volunteers"."id"`,
  ],
  event: (id) => [
    sql`"title" from "events" where "events"."organizationId" = ${id} and "events"."status" <> 'draft'`,
    sql`"events"."id"`,
  ],
  personInNeed: (id) => [
    sql`"firstname" || ' ' || left("lastname", 1) || '.' from "people_in_need"
      where "people_in_need"."organizationId" = ${id}`,
    sql`"people_in_need"."id"`,
  ],
};

/**
 * SQL of the name of a record, null if there is no such record in the foundation.
 * @param type SQL of its kind
 * @param id SQL of its id
 */
export function nameOfSubject(
  type: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  organizationId: string,
): RawBuilder<string | null> {
  const cases = Object.entries(names).map(([name, of]) => {
    const [found, key] = of(organizationId);
    return sql`when ${sql.lit(name)} then (select ${found} and ${key} = ${id})`;
  });
  return sql`left(case ${type} ${sql.join(cases, sql` `)} end, 250)`;
}

/** Reports that a member of the team may read: those about others. */
export const isAboutOthers = ({ id }: Reader) =>
  sql<boolean>`not ("subjectType" = 'coordinator' and "subjectId" = ${id})`;

export const abuseReports = resourceStore<'abuse-reports', Reader, 'subjectName' | 'reporterName'>(
  'abuse-reports',
  {
    isPersonal: true,
    rows: (reader, db) =>
      db
        .selectFrom('abuse_reports')
        .selectAll()
        .select([
          nameOfSubject(sql`"subjectType"`, sql`"subjectId"`, reader.organizationId).as('subjectName'),
          nameOfSubject(sql`'volunteer'::text`, sql`"reporterId"`, reader.organizationId).as('reporterName'),
        ])
        .where('organizationId', '=', reader.organizationId)
        .where(isAboutOthers(reader)),
    computed: ['subjectName', 'reporterName'],
  },
);

/** What acts depend on, locked until the transaction ends. */
export function lockReport(id: string, reader: Reader, trx: Trx) {
  return trx
    .selectFrom('abuse_reports')
    .selectAll()
    .where('organizationId', '=', reader.organizationId)
    .where('id', '=', id)
    .where(isAboutOthers(reader))
    .forUpdate()
    .executeTakeFirst();
}

/** Ids of the reports that a coordinator has taken and not finished. */
export async function takenBy({ id, organizationId }: Reader, db: Queries): Promise<string[]> {
  const reports = await db
    .selectFrom('abuse_reports')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('status', '=', 'taken')
    .where(sql<boolean>`("responsible" ->> 'id')::uuid = ${id}::uuid`)
    .orderBy('id')
    .execute();
  return reports.map((report) => report.id);
}
