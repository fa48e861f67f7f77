import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import type { components } from '../../contract/generated/types.ts';
import { insertRows } from '../db/insertRows.ts';
import { inTransaction, type Queries } from '../db/transaction.ts';
import { ApiError } from '../http/ApiError.ts';
import type { SignedInUser } from '../http/Call.ts';
import { checkRate, countRate, type RateLimit } from '../http/rateLimit.ts';
import { notifyTeam } from '../notify/notifyTeam.ts';
import { findReporter, findSubjectName } from './subjectStore.ts';

/** Nobody sees so much, and each report wakes people. */
const reports: RateLimit = { name: 'reportAbuse', limit: 10, seconds: 60 * 60 };

/**
 * Takes a volunteer's report and tells the team, but for the coordinator whom it is about.
 * @throws ApiError too_many_requests, forbidden for who is no volunteer any more, or invalid_input for a subject that is
 *   neither the foundation nor in it
 */
export async function reportAbuse(
  { subjectType, subjectId, description }: Body<'reportAbuse'>,
  user: SignedInUser,
  db: Queries,
): Promise<components['schemas']['AbuseReport']> {
  await checkRate(reports, user.id, db);
  await countRate(reports, user.id, db);
  const { organizationId } = user;
  return inTransaction(db, async (trx) => {
    const reporterId = await findReporter(user, trx);
    if (reporterId === undefined) throw new ApiError('forbidden');
    const name = await findSubjectName({ subjectType, subjectId }, organizationId, trx);
    if (name === undefined)
      throw new ApiError('invalid_input', { faults: [{ field: 'subjectId', key: 'reference', values: {} }] });
    const createdAt = new Date().toISOString();
    const report = { id: uuid(), subjectType, subjectId, description, reporterId, createdAt };
    await insertRows('abuse_reports', [{ ...report, organizationId }], trx);
    const subject = { type: subjectType, id: subjectId, name };
    const about = { organizationId, actor: user, subject, reason: description };
    await notifyTeam({ kind: 'abuseReported', ...about, exceptFor: subjectId }, trx);
    return report;
  });
}
