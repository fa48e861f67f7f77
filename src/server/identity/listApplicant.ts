import { v7 as uuid } from 'uuid';
import { addHistory } from '../db/historyStore.ts';
import { insertRows } from '../db/insertRows.ts';
import type { Trx } from '../db/transaction.ts';
import { notifyTeam } from '../notify/notifyTeam.ts';
import { type Account, confirmEmail } from './accountStore.ts';
import { takeApplication } from './applicationStore.ts';

/** Once the address is confirmed an application is listed, and the foundation's team is told. */
export async function listApplicant(
  { id: accountId, organizationId }: Pick<Account, 'id' | 'organizationId'>,
  trx: Trx,
): Promise<void> {
  await confirmEmail(accountId, trx);
  const application = await takeApplication(accountId, trx);
  if (!application) return;
  const id = uuid();
  const volunteer = { id, organizationId, accountId, accountStatus: 'pending' } as const;
  const createdAt = new Date().toISOString();
  await insertRows('volunteers', [{ ...application, ...volunteer, createdAt }], trx);
  const name = `${application.firstname} ${application.lastname}`;
  const actor = { id: accountId, name };
  await addHistory({ table: 'volunteers', id, organizationId }, actor, 'created', [], trx);
  const subject = { type: 'volunteer', id, name } as const;
  await notifyTeam({ kind: 'volunteerApplied', organizationId, actor, subject }, trx);
}
