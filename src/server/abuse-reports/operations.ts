import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import type { components } from '../../contract/generated/types.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries } from '../core/db/transaction.ts';
import { ApiError, invalidField } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import { consumeRates, type RateLimit } from '../core/http/rateLimit.ts';
import type { Services } from '../core/services.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { pageHandler } from '../resource/listHandlers.ts';
import { actOn, type ReportAct } from './abuseReportActs.ts';
import { abuseReports, nameOfSubject } from './abuseReportStore.ts';

/** Reports of abuses: a volunteer sends them, the team works on them. */
export function abuseOperations({ db }: Services) {
  const acted = async (id: string, act: ReportAct, user: SignedInUser, outcome?: string) => {
    await actOn(id, act, user, db, outcome);
    return abuseReports.read(id, user, db);
  };

  return {
    reportAbuse: ({ body, user }) => reportAbuse(body, user, db),
    listAbuseReports: pageHandler(abuseReports, db),
    getAbuseReport: ({ user, params: { id } }) => abuseReports.read(id, user, db),
    takeAbuseReport: ({ user, params: { id } }) => acted(id, 'take', user),
    finishAbuseReport: ({ user, params: { id }, body }) => acted(id, 'finish', user, body.reason),
    reopenAbuseReport: ({ user, params: { id } }) => acted(id, 'reopen', user),
  } satisfies Partial<Handlers>;
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
    const report = {
      ...{ id: uuid(), organizationId, subjectType, subjectId, description, reporterId },
      status: 'open' as const,
      createdAt: new Date().toISOString(),
    };
    await insertRows('abuse_reports', [report], trx);
    await addHistory('abuse_reports', report, user, 'created', [], trx);
    const subject = { type: subjectType, id: subjectId, name };
    const about = { organizationId, actor: user, subject, reason: description };
    await notifyTeam({ kind: 'abuseReported', ...about, exceptFor: subjectId }, trx);
    return abuseReports.read(report.id, user, trx);
  });
}

/**
 * Name of the subject, or undefined if it is not the foundation or part of it. Drafts are invisible to volunteers.
 */
async function findSubjectName(
  { subjectType, subjectId }: Pick<Body<'reportAbuse'>, 'subjectType' | 'subjectId'>,
  organizationId: string,
  db: Queries,
): Promise<string | undefined> {
  const name = nameOfSubject(sql`${subjectType}::text`, sql`${subjectId}::uuid`, organizationId);
  const { rows } = await sql<{ name: string | null }>`select ${name} as "name"`.execute(db);
  return rows[0]?.name ?? undefined;
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
