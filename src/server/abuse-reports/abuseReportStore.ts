import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { refersTo } from '../core/db/accountReference.ts';
import { shortNameSql } from '../core/db/shortName.ts';
import type { Queries, Trx } from '../core/db/transaction.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { resourceStore } from '../resource/resourceStore.ts';

/** Who asks, and of which foundation. */
export type Reader = Pick<SignedInUser, 'id' | 'organizationId'>;

type SubjectType = components['schemas']['SubjectType'];

/** Query for the name of each kind of subject, of those that a volunteer may know. */
const queries: Readonly<
  Record<SubjectType, (id: RawBuilder<unknown>, organizationId: string) => RawBuilder<unknown>>
> = {
  organization: (id, organizationId) =>
    sql`select "name" from "organizations"
      where "organizations"."id" = ${organizationId} and "organizations"."id" = ${id}`,
  coordinator: (id, organizationId) =>
    sql`select "name" from "coordinators" join "accounts" using ("organizationId", "id")
      where "organizationId" = ${organizationId} and "closedAt" is null and "coordinators"."id" = ${id}`,
  volunteer: (id, organizationId) =>
    sql`select "firstname" || ' ' || "lastname" from "volunteers"
      where "volunteers"."organizationId" = ${organizationId} and "volunteers"."id" = ${id}`,
  event: (id, organizationId) =>
    sql`select "title" from "events"
      where "events"."organizationId" = ${organizationId} and "events"."status" <> 'draft' and "events"."id" = ${id}`,
  personInNeed: (id, organizationId) =>
    sql`select ${shortNameSql} from "people_in_need"
      where "people_in_need"."organizationId" = ${organizationId} and "people_in_need"."id" = ${id}`,
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
  const cases = Object.entries(queries).map(
    ([name, queryFor]) => sql`when ${sql.lit(name)} then (${queryFor(id, organizationId)})`,
  );
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
    .where(refersTo('responsible', id))
    .orderBy('id')
    .execute();
  return reports.map((report) => report.id);
}
