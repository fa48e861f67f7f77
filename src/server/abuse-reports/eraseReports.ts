import type { components } from '../../contract/generated/types.ts';
import type { Row } from '../core/db/insertRows.ts';
import { type RecordKey, setColumns } from '../core/db/rowByKey.ts';
import type { Trx } from '../core/db/transaction.ts';
import { isKnown } from '../data-requests/dataRequestStore.ts';

/**
 * Takes what was written out of the finished reports by a person who is erased, or about them. What is still to be looked into stays
 * until it is finished (GDPR, art. 17 (3) (e)).
 * @returns ids of the reports, whose history is to be erased as well
 */
export async function eraseReports({ id, organizationId }: RecordKey, trx: Trx): Promise<string[]> {
  const erased = await trx
    .updateTable('abuse_reports')
    .set({ description: null, outcome: null })
    .where('organizationId', '=', organizationId)
    .where((eb) => eb.or([eb('reporterId', '=', id), eb('subjectId', '=', id)]))
    .where('status', '=', 'done')
    .returning('id')
    .execute();
  return erased.map((report) => report.id);
}

/** Takes the description out of a report that is finished, whose reporter was erased meanwhile, or whom it is about. */
export async function eraseFinished(report: Row<'abuse_reports'>, trx: Trx): Promise<void> {
  const { organizationId, subjectType, subjectId, reporterId } = report;
  const isErased = async (type: components['schemas']['DataSubjectType'], id: string) =>
    !(await isKnown(type, { id, organizationId }, trx));
  const isAboutErased =
    subjectType !== 'event' && subjectType !== 'organization' && (await isErased(subjectType, subjectId));
  if (isAboutErased || (await isErased('volunteer', reporterId)))
    await setColumns('abuse_reports', report, { description: null }, trx);
}
