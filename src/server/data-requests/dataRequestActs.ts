import type { components } from '../../contract/generated/types.ts';
import { dueOn, isExtendable } from '../../domain/data-requests/dataRequestRules.ts';
import { referenceTo } from '../core/db/accountReference.ts';
import { changesBetween } from '../core/db/changesBetween.ts';
import { readDay } from '../core/db/foundationDay.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { setColumns } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError, invalidField } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { type LockedDataRequest, lockDataRequest } from './dataRequestStore.ts';

type Status = Exclude<components['schemas']['DataRequestStatus'], 'open'>;

/**
 * Answers or refuses a request. What is closed stays as it is: the same again is harmless, the other is refused.
 * @param closing its day is today where none is given
 * @throws ApiError not_found, invalid_state, or invalid_input for a day before the receipt or after today
 */
export function closeDataRequest(
  id: string,
  closing: { readonly status: Status; readonly answer: string; readonly closedOn?: string | null },
  user: SignedInUser,
  db: Queries,
): Promise<void> {
  return changeRequest(id, user, db, async (request, day, trx) => {
    const { status, closedOn = null } = closing;
    if (request.status === status) return;
    if (request.status !== 'open') throw new ApiError('invalid_state');
    const closed = { ...closing, closedOn: closedOn ?? day };
    if (closed.closedOn > day) throw invalidField('closedOn', 'notInFuture');
    if (closed.closedOn < request.receivedOn) throw invalidField('closedOn', 'notBeforeReceipt');
    await setColumns('data_requests', request, { ...closed, closedBy: referenceTo(user) }, trx);
    const action = status === 'answered' ? 'requestAnswered' : 'requestRefused';
    await addHistory(
      'data_requests',
      request,
      user,
      action,
      changesBetween(request, closed, ['status', 'closedOn']),
      trx,
    );
  });
}

/**
 * Gives a request two months more, counted from the day of receipt; who may answer is told anew when these end.
 * @throws ApiError not_found, or invalid_state where it is closed or its first month is over
 */
export function extendDataRequest(
  id: string,
  extensionReason: string,
  user: SignedInUser,
  db: Queries,
): Promise<void> {
  return changeRequest(id, user, db, async (request, day, trx) => {
    if (request.status === 'open' && request.extendedOn) return;
    if (!isExtendable(request, day)) throw new ApiError('invalid_state');
    const extended = { dueOn: dueOn(request.receivedOn, true), extendedOn: day, extensionReason };
    await setColumns('data_requests', request, { ...extended, toldSoonAt: null, toldLateAt: null }, trx);
    const changes = changesBetween(request, extended, ['dueOn', 'extensionReason']);
    await addHistory('data_requests', request, user, 'requestExtended', changes, trx);
  });
}

function changeRequest(
  id: string,
  { organizationId }: SignedInUser,
  db: Queries,
  change: (request: LockedDataRequest, day: string, trx: Trx) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const request = await lockDataRequest({ id, organizationId }, trx);
    if (!request) throw new ApiError('not_found');
    await change(request, await readDay(organizationId, trx), trx);
  });
}
