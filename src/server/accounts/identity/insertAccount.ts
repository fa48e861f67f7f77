import { sql } from 'kysely';
import type { Language } from '../../../contract/Language.ts';
import type { Role } from '../../../contract/Role.ts';
import type { Queries } from '../../core/db/transaction.ts';
import { noteAddresses, refuseTakenEmail } from './addressStore.ts';

interface NewAccount {
  readonly id: string;
  readonly organizationId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly role: Role;
  readonly language: Language;
  /** Whether the address is already proven, as by an invitation. */
  readonly emailConfirmed: boolean;
}

/**
 * Creates an account.
 * @throws ApiError email_taken when an open account has the address, unless the new one is unconfirmed
 */
export async function insertAccount({ emailConfirmed, ...account }: NewAccount, trx: Queries): Promise<void> {
  const emailConfirmedAt = emailConfirmed ? sql<string>`now()` : null;
  await refuseTakenEmail(async () => {
    await trx
      .insertInto('accounts')
      .values({ ...account, emailConfirmedAt })
      .execute();
    await noteAddresses(account, trx);
  });
}
