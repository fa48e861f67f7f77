import { readDay } from '../core/db/foundationDay.ts';
import type { Actor } from '../core/db/historyStore.ts';
import type { Row } from '../core/db/insertRows.ts';
import { now, type RecordKey, setColumns } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import type { Job } from '../core/jobs/Job.ts';
import { workOff } from '../core/jobs/workOff.ts';
import type { Services } from '../core/services.ts';
import type { Notice, NotificationKind } from '../notifications/notify/Notice.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { lockDataRequest, untoldRequests } from './dataRequestStore.ts';

type Kind = Extract<NotificationKind, `dataRequest${string}`>;

/** Notifies the admins, who alone close a request. @param actor null for the clock */
export function tellWhoMayAnswer(
  kind: Kind,
  {
    organizationId,
    personName,
    subjectType,
    subjectId,
  }: Pick<Row<'data_requests'>, 'organizationId' | 'personName' | 'subjectType' | 'subjectId'>,
  actor: Actor | null,
  trx: Trx,
): Promise<void> {
  // Whom the foundation does not know has no page.
  const type = subjectType ?? 'organization';
  const subject: Notice['subject'] = { type, id: subjectId ?? null, name: personName ?? '–' };
  return notifyTeam({ kind, organizationId, actor, subject, onlyForRole: 'admin' }, trx);
}

/** Tells once that a request is due within 7 days, and once that it is late, each in its own transaction. */
export function tellOfDueRequests({ db }: Pick<Services, 'db'>): Job {
  return {
    name: 'tellOfDueRequests',
    everySeconds: 60,
    run: (signal) =>
      workOff({ find: (most) => untoldRequests(most, db), work: (request) => tell(request, db), signal }),
  };
}

function tell(key: RecordKey, db: Queries): Promise<void> {
  return inTransaction(db, async (trx) => {
    const request = await lockDataRequest(key, trx);
    // Closed or extended meanwhile.
    if (request?.status !== 'open' || request.toldLateAt) return;
    const isLate = request.dueOn < (await readDay(key.organizationId, trx));
    if (!isLate && request.toldSoonAt) return;
    await setColumns(
      'data_requests',
      key,
      isLate ? { toldSoonAt: now, toldLateAt: now } : { toldSoonAt: now },
      trx,
    );
    await tellWhoMayAnswer(isLate ? 'dataRequestOverdue' : 'dataRequestDueSoon', request, null, trx);
  });
}
