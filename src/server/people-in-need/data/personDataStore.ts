import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import { contractColumns, selectedColumns } from '../../core/db/contractColumns.ts';
import { contractRows } from '../../core/db/contractRows.ts';
import { instantText, jsonRows } from '../../core/db/jsonRows.ts';
import type { RecordKey } from '../../core/db/rowByKey.ts';
import type { Queries } from '../../core/db/transaction.ts';
import { contractSchema } from '../../core/http/contractSchema.ts';

type PersonData = components['schemas']['PersonInNeedData'];
/** Schemas whose fields the history tells changes of. */
export const inHistory = [
  'PersonInNeedDataRecord',
  'PersonInNeedDataVisit',
  'PersonInNeedDataAssignment',
] as const;

/** Changes of other fields name who of the team is responsible, or a volunteer. */
const isTold: ReadonlySet<string> = new Set(
  inHistory.flatMap((schema) => Object.keys(contractSchema(schema).properties ?? {})),
);

type Row = PersonData['person'] & Omit<PersonData, 'person' | 'exportedAt'>;

/**
 * Everything that the foundation keeps of a person in need, as it is at one moment: one statement sees one state of the database.
 * Left out is who of the team or of the volunteers did something.
 * @returns undefined where there is no such person, or none any more
 */
export async function readPersonData(
  { id, organizationId }: RecordKey,
  db: Queries,
): Promise<PersonData | undefined> {
  const isOf = (column: string) => sql`"organizationId" = ${organizationId} and ${sql.ref(column)} = ${id}`;
  const row = (await db
    .selectFrom('people_in_need')
    .select(selectedColumns(contractColumns('PersonInNeedDataRecord', 'people_in_need')))
    .select([
      sql`(select "name" from "organizations" where "organizations"."id" = ${organizationId})`.as(
        'organizationName',
      ),
      jsonRows(contractRows('PersonInNeedDataNote', 'person_in_need_notes', isOf('personId'))).as('notes'),
      jsonRows(contractRows('PersonInNeedDataAssignment', 'assignments', isOf('personId'))).as('assignments'),
      jsonRows(contractRows('PersonInNeedDataVisit', 'person_in_need_visits', isOf('personId'))).as('visits'),
      jsonRows(contractRows('PersonInNeedDataDemand', 'data_requests', isOf('subjectId'))).as('dataRequests'),
      // Each of the team has one of its own.
      jsonRows(sql`select distinct "kind", ${instantText('createdAt')} as "createdAt" from "notifications"
        where ${isOf('subjectId')} order by 2`).as('notices'),
      jsonRows(sql`select "id", ${instantText('at')} as "at", "action", "changes" from "history"
        where ${isOf('subjectId')} and "subjectTable" = 'people_in_need' order by "history"."at", "id"`).as(
        'history',
      ),
    ])
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()) as unknown as Row | undefined;
  if (!row) return undefined;
  const { organizationName, notes, assignments, visits, dataRequests, notices, history, ...person } = row;
  return {
    ...{ organizationName, exportedAt: new Date().toISOString(), person },
    ...{ notes, assignments, visits, dataRequests, notices },
    history: history.map((entry) => ({
      ...entry,
      changes: entry.changes.filter(({ field }) => isTold.has(field)),
    })),
  };
}
