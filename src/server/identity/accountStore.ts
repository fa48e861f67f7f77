import { sql } from 'kysely';
import type { Role } from '../../contract/Role.ts';
import type { Queries } from '../db/transaction.ts';
import { accountName } from './sessionStore.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly organizationId: string;
  readonly imageToken: string | null;
  readonly passwordHash: string;
  readonly emailConfirmedAt: string | null;
  readonly organizationStatus: 'unconfirmed' | 'pending' | 'approved' | 'declined';
}

/** The open account of an address, compared without case. */
export async function findAccountByEmail(email: string, db: Queries): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .innerJoin('organizations', 'organizations.id', 'accounts.organizationId')
    .leftJoin('coordinators', 'coordinators.id', 'accounts.id')
    .leftJoin('volunteers', 'volunteers.accountId', 'accounts.id')
    .select([
      'accounts.id',
      'accounts.email',
      'accounts.role',
      'accounts.organizationId',
      'accounts.imageToken',
      'accounts.passwordHash',
      'accounts.emailConfirmedAt',
      'organizations.status as organizationStatus',
      accountName.as('name'),
    ])
    .where(sql`lower(accounts.email)`, '=', email.toLowerCase())
    .where('accounts.closedAt', 'is', null)
    .executeTakeFirst();
}
