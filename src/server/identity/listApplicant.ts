import { addHistory } from '../db/historyStore.ts';
import { insertRows } from '../db/insertRows.ts';
import type { RecordKey } from '../db/RecordKey.ts';
import type { Trx } from '../db/transaction.ts';
import { notifyTeam } from '../notify/notifyTeam.ts';
import { takeApplication } from './applicationStore.ts';

/**
 * Once the address is confirmed an application is listed, and the foundation's team is told. The record has the id of
 * the account, as a coordinator's has: so the companion app knows it from signing in.
 */
export async function listApplicant({ id, organizationId }: RecordKey, trx: Trx): Promise<void> {
  const application = await takeApplication({ id, organizationId }, trx);
  if (!application) return;
  const volunteer = { id, organizationId, accountId: id, accountStatus: 'pending' } as const;
  const createdAt = new Date().toISOString();
  await insertRows('volunteers', [{ ...application, ...volunteer, createdAt }], trx);
  const name = `${application.firstname} ${application.lastname}`;
  const actor = { id, name };
  await addHistory({ table: 'volunteers', id, organizationId }, actor, 'created', [], trx);
  const subject = { type: 'volunteer', id, name } as const;
  await notifyTeam({ kind: 'volunteerApplied', organizationId, actor, subject }, trx);
}
