import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Body } from '../../../contract/calls.ts';
import type { components } from '../../../contract/generated/types.ts';
import { insertRows } from '../../core/db/insertRows.ts';
import type { RecordKey } from '../../core/db/rowByKey.ts';
import { inTransaction, type Queries } from '../../core/db/transaction.ts';
import { ApiError, invalidField } from '../../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../../core/http/Call.ts';
import { consumeRates, type RateLimit } from '../../core/http/rateLimit.ts';
import type { Services } from '../../core/services.ts';
import { notifyTeam } from '../../notifications/notify/notifyTeam.ts';

export function abuseOperations({ db }: Services) {
  return { reportAbuse: ({ body, user }) => reportAbuse(body, user, db) } satisfies Partial<Handlers>;
}

/** Legitimate reports are rare, and each one alerts people. */
const reports: RateLimit = { name: 'reportAbuse', limit: 10, seconds: 60 * 60 };

/**
 * Stores a volunteer's report and notifies the team, except the coordinator it is about.
 * @throws ApiError too_many_requests, forbidden for a former volunteer, or invalid_input for a subject
 *   outside of the foundation
 */
async function reportAbuse(
  { subjectType, subjectId, description }: Body<'reportAbuse'>,
  user: SignedInUser,
  db: Queries,
): Promise<components['schemas']['AbuseReport']> {
  await consumeRates(db, [reports, user.id]);
  const { organizationId } = user;
  return inTransaction(db, async (trx) => {
    const reporterId = await findReporter(user, trx);
    if (reporterId === undefined) throw new ApiError('forbidden');
    const name = await findSubjectName({ subjectType, subjectId }, organizationId, trx);
    if (name === undefined) throw invalidField('subjectId', 'reference');
    const createdAt = new Date().toISOString();
    const report = { id: uuid(), subjectType, subjectId, description, reporterId, createdAt };
    await insertRows('abuse_reports', [{ ...report, organizationId }], trx);
    const subject = { type: subjectType, id: subjectId, name };
    const about = { organizationId, actor: user, subject, reason: description };
    await notifyTeam({ kind: 'abuseReported', ...about, exceptFor: subjectId }, trx);
    return report;
  });
}

type SubjectType = components['schemas']['SubjectType'];

/** Query for the name of each kind of subject; drafts are invisible to volunteers. */
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

/** Name of the subject, or undefined if it is not the foundation or part of it. */
async function findSubjectName(
  { subjectType, subjectId }: { subjectType: SubjectType; subjectId: string },
  organizationId: string,
  db: Queries,
): Promise<string | undefined> {
  const { rows } = await queries[subjectType](subjectId, organizationId).execute(db);
  return rows[0]?.name;
}

/** Record of a volunteer's account. */
async function findReporter({ id, organizationId }: RecordKey, db: Queries): Promise<string | undefined> {
  const volunteer = await db
    .selectFrom('volunteers')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', id)
    .executeTakeFirst();
  return volunteer?.id;
}
