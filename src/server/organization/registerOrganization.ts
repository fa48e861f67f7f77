import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import type { Language } from '../../contract/Language.ts';
import { addHistory } from '../db/historyStore.ts';
import { insertRows } from '../db/insertRows.ts';
import { inTransaction, type Queries } from '../db/transaction.ts';
import { findAccountByEmail } from '../identity/accountStore.ts';
import { emailTaken } from '../identity/emailTaken.ts';
import { insertAccount } from '../identity/insertAccount.ts';
import { mailConfirmation } from '../identity/mailConfirmation.ts';
import { hashPassword } from '../identity/password.ts';
import { DEFAULT_TIME_ZONE } from './organizationRules.ts';

/**
 * Takes a foundation's registration: the foundation, its first admin and the mail that confirms the address, or nothing.
 * @throws ApiError email_taken
 */
export async function registerOrganization(
  { organization, admin }: Body<'registerOrganization'>,
  language: Language,
  db: Queries,
): Promise<void> {
  const passwordHash = await hashPassword(admin.password);
  const [organizationId, id] = [uuid(), uuid()];
  const createdAt = new Date().toISOString();
  const actor = { id, name: `${admin.firstname} ${admin.lastname}` };
  const { email } = admin;
  await inTransaction(db, async (trx) => {
    // Others that wait for the address are no reason to refuse: whoever opens the mailed link has it.
    if (await findAccountByEmail(email, trx)) throw emailTaken('admin.email');
    const timeZone = organization.timeZone ?? DEFAULT_TIME_ZONE;
    const state = { status: 'unconfirmed', createdAt, version: 1 } as const;
    await insertRows('organizations', [{ ...organization, ...state, timeZone, id: organizationId }], trx);
    const account = { id, organizationId, email, passwordHash, language, role: 'admin' } as const;
    await insertAccount({ ...account, emailConfirmed: false }, trx);
    await insertRows(
      'coordinators',
      [{ id, organizationId, name: actor.name, phoneNumber: admin.phone, createdAt, version: 1 }],
      trx,
    );
    await addHistory(
      { table: 'organizations', id: organizationId, organizationId },
      actor,
      'created',
      [],
      trx,
    );
    await addHistory({ table: 'coordinators', id, organizationId }, actor, 'created', [], trx);
    await mailConfirmation('registration', { ...account, organizationName: organization.name }, trx);
  });
}
