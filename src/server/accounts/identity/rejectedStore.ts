import { sql } from 'kysely';
import type { Queries } from '../../core/db/transaction.ts';
import { type Account, deleteAccount, findAccountByEmail } from './accountStore.ts';

/** Days after which somebody who was rejected may apply once more. */
const AGAIN_AFTER_DAYS = 30;

/** Whether the account is that of a volunteer who was rejected long enough ago to apply once more. */
export async function mayApplyAgain(
  { id, organizationId, role }: Pick<Account, 'id' | 'organizationId' | 'role'>,
  db: Queries,
): Promise<boolean> {
  if (role !== 'volunteer') return false;
  const rejected = await db
    .selectFrom('volunteers')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', id)
    .where('accountStatus', '=', 'rejected')
    .where(
      sql<boolean>`coalesce((select max("at") from "history" where "history"."organizationId" = ${organizationId}
          and "subjectTable" = 'volunteers' and "subjectId" = "volunteers"."id" and "action" = 'rejected'),
        "volunteers"."createdAt") <= now() - make_interval(days => ${AGAIN_AFTER_DAYS})`,
    )
    .executeTakeFirst();
  return rejected !== undefined;
}

/** Frees the address of an application from the account that was rejected; its record stays, without it. */
export async function freeRejectedAddress({ id, email }: Account, trx: Queries): Promise<void> {
  const known = await findAccountByEmail(email, trx);
  if (known && known.id !== id && (await mayApplyAgain(known, trx))) await deleteAccount(known, trx);
}
