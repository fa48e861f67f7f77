import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import { asJson } from './asJson.ts';

type AccountReference = components['schemas']['AccountReference'];

/** Value of a column that says who it was, by the name of now; of the account only id and name are stored. */
export function referenceTo(account: AccountReference | null): RawBuilder<AccountReference | null> {
  return account ? asJson({ id: account.id, name: account.name }) : sql<null>`null`;
}

/** Whether a column that says who it was names an account. Same expression as the indexes of such columns. */
export function refersTo(column: string, accountId: unknown): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} ->> 'id')::uuid = ${accountId}::uuid`;
}
