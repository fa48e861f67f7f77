import { now } from '../../core/db/rowByKey.ts';
import type { Queries } from '../../core/db/transaction.ts';
import type { Account } from './accountStore.ts';
import { noteAddresses, refuseTakenEmail } from './addressStore.ts';

interface NewAccount
  extends Pick<Account, 'id' | 'organizationId' | 'email' | 'passwordHash' | 'role' | 'language'> {
  /** Whether the address is already proven, as by an invitation. */
  readonly emailConfirmed: boolean;
}

/**
 * Creates an account.
 * @throws ApiError email_taken when an open account has the address, unless the new one is unconfirmed
 */
export async function insertAccount({ emailConfirmed, ...account }: NewAccount, trx: Queries): Promise<void> {
  const emailConfirmedAt = emailConfirmed ? now : null;
  await refuseTakenEmail(async () => {
    await trx
      .insertInto('accounts')
      .values({ ...account, emailConfirmedAt })
      .execute();
    await noteAddresses(account, trx);
  });
}
