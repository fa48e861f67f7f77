import { sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import type { RecordKey } from '../db/RecordKey.ts';
import type { Queries } from '../db/transaction.ts';

type SubjectType = components['schemas']['SubjectType'];

/** Where to find what is reported, with its name; a draft is not there for volunteers. */
const queries: Readonly<
  Record<SubjectType, (id: string, organizationId: string) => ReturnType<typeof sql<{ name: string }>>>
> = {
  organization: (id, organizationId) =>
    sql`select "name" from "organizations" where "id" = ${id} and "id" = ${organizationId}`,
  coordinator: (id, organizationId) =>
    sql`select "name" from "coordinators" join "accounts" using ("organizationId", "id")
      where "id" = ${id} and "organizationId" = ${organizationId} and "closedAt" is null`,
  volunteer: (id, organizationId) =>
    sql`select "firstname" || ' ' || "lastname" as "name" from "volunteers"
      where "id" = ${id} and "organizationId" = ${organizationId}`,
  event: (id, organizationId) =>
    sql`select "title" as "name" from "events"
      where "id" = ${id} and "organizationId" = ${organizationId} and "status" <> 'draft'`,
  personInNeed: (id, organizationId) =>
    sql`select "firstname" || ' ' || left("lastname", 1) || '.' as "name" from "people_in_need"
      where "id" = ${id} and "organizationId" = ${organizationId}`,
};

/** Name of what is reported, or undefined unless it is the foundation or in it. */
export async function findSubjectName(
  { subjectType, subjectId }: { subjectType: SubjectType; subjectId: string },
  organizationId: string,
  db: Queries,
): Promise<string | undefined> {
  const { rows } = await queries[subjectType](subjectId, organizationId).execute(db);
  return rows[0]?.name;
}

/** The record of a volunteer's account. */
export async function findReporter(
  { id, organizationId }: RecordKey,
  db: Queries,
): Promise<string | undefined> {
  const volunteer = await db
    .selectFrom('volunteers')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', id)
    .executeTakeFirst();
  return volunteer?.id;
}
