import type { components } from '../../contract/generated/types.ts';
import { referenceTo } from '../core/db/accountReference.ts';
import { changesBetween } from '../core/db/changesBetween.ts';
import { type Actor, addHistory } from '../core/db/historyStore.ts';
import { setColumns } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { lockReport, type Reader, takenBy } from './abuseReportStore.ts';
import { eraseFinished } from './eraseReports.ts';

type Schemas = components['schemas'];
type Status = Schemas['AbuseReportStatus'];
export type ReportAct = 'take' | 'finish' | 'reopen';

/** Statuses in which each act changes something, the one that it leads to, and its entry in the history. */
const acts: Readonly<
  Record<
    ReportAct,
    { readonly from: readonly Status[]; readonly to: Status; readonly action: Schemas['HistoryAction'] }
  >
> = {
  take: { from: ['open'], to: 'taken', action: 'takenOver' },
  finish: { from: ['open', 'taken'], to: 'done', action: 'closed' },
  reopen: { from: ['taken', 'done'], to: 'open', action: 'reopened' },
};

/**
 * Takes, finishes or reopens a report. Repeating an act that is already done is harmless. Who finishes what nobody has
 * taken is responsible.
 * @param outcome what came of it, where it is finished
 * @throws ApiError not_found (also for a report about the user), invalid_state, or taken_by_other when another was first
 */
export function actOn(
  id: string,
  act: ReportAct,
  user: SignedInUser,
  db: Queries,
  outcome?: string,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const report = await lockReport(id, user, trx);
    if (!report) throw new ApiError('not_found');
    const { status, responsible } = report;
    const { from, to, action } = acts[act];
    if (act === 'take' && status === 'taken' && responsible?.id !== user.id)
      throw new ApiError('taken_by_other', { values: { name: responsible?.name ?? '' } });
    if (status === to) return;
    if (!from.includes(status)) throw new ApiError('invalid_state');
    const responsibleNow = act === 'reopen' ? null : (responsible ?? user);
    await change(
      report,
      { status: to, responsible: responsibleNow, outcome: outcome ?? null },
      action,
      user,
      trx,
    );
    if (act === 'finish') await eraseFinished(report, trx);
  });
}

/** Leaves the reports of a coordinator who leaves or is deleted to whoever takes them. */
export async function releaseReports(coordinator: Reader, actor: Actor | null, trx: Trx): Promise<void> {
  for (const id of await takenBy(coordinator, trx)) {
    const report = await lockReport(id, coordinator, trx);
    if (report?.responsible?.id !== coordinator.id || report.status !== 'taken') continue;
    await change(report, { status: 'open', responsible: null, outcome: null }, 'reopened', actor, trx);
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lockReport>>>;

async function change(
  report: Report,
  { status, responsible, outcome }: Pick<Report, 'status' | 'responsible' | 'outcome'>,
  action: Schemas['HistoryAction'],
  actor: Actor | null,
  trx: Trx,
): Promise<void> {
  await setColumns('abuse_reports', report, { status, responsible: referenceTo(responsible), outcome }, trx);
  const changes = changesBetween(
    { ...report, responsible: report.responsible?.name },
    { status, responsible: responsible?.name, outcome },
    ['status', 'responsible', 'outcome'],
  );
  await addHistory('abuse_reports', report, actor, action, changes, trx);
}
