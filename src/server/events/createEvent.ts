import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import { findTimeZone } from '../calendar/timeZoneStore.ts';
import { addHistory } from '../db/historyStore.ts';
import { insertRows } from '../db/insertRows.ts';
import { inTransaction, type Queries } from '../db/transaction.ts';
import type { SignedInUser } from '../http/Call.ts';
import { historyOf } from './aboutEvent.ts';
import { impossibleTimes, refuseFaults } from './eventFaults.ts';

/** Creates a draft: a title is enough. @returns its id */
export function createEvent(
  { version: _, ...values }: Body<'createEvent'>,
  { id: userId, name, organizationId }: SignedInUser,
  db: Queries,
): Promise<string> {
  const id = uuid();
  const now = new Date().toISOString();
  const event = {
    ...values,
    ...({ id, organizationId, status: 'draft', nrOfVolunteersSigned: 0, waitlisted: 0, version: 1 } as const),
    ...{ creator: { id: userId, name }, created: now, updatedAt: now },
  };
  return inTransaction(db, async (trx) => {
    refuseFaults(impossibleTimes(values, await findTimeZone(organizationId, trx)));
    await insertRows('events', [event], trx);
    await addHistory(historyOf(event), { id: userId, name }, 'created', [], trx);
    return id;
  });
}
