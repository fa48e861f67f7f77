import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';

type AccountReference = components['schemas']['AccountReference'];

/** Value of a column that says who it was, by the name of now; of the account only id and name are stored. */
export function referenceTo(account: AccountReference | null): RawBuilder<AccountReference | null> {
  const reference = account && JSON.stringify({ id: account.id, name: account.name });
  return sql`${reference}::jsonb`;
}

/** Whether a column that says who it was names an account. Same expression as the indexes of such columns. */
export function refersTo(column: string, accountId: unknown): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} ->> 'id')::uuid = ${accountId}::uuid`;
}
