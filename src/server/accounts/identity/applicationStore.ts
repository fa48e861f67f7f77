import { sql } from 'kysely';
import { contractColumns } from '../../core/db/contractColumns.ts';
import { crossTenant } from '../../core/db/crossTenant.ts';
import type { Row } from '../../core/db/insertRows.ts';
import type { RecordKey } from '../../core/db/rowByKey.ts';
import { inTransaction, type Queries } from '../../core/db/transaction.ts';
import { tokenSeconds } from '../../core/links/oneTimeTokens.ts';
import { deleteAccount, lockAccount } from './accountStore.ts';

/** What an applicant gives, and what is put right later. */
export const applicantColumns = contractColumns('VolunteerUpdate', 'volunteers').filter(
  (name) => name !== 'version',
);

/** A volunteer's application: their record without the columns that the foundation adds. */
export type Application = Omit<
  Row<'volunteers'>,
  'id' | 'organizationId' | 'accountId' | 'accountStatus' | 'createdAt' | 'tags' | 'version'
>;

/** Stores an application until the account's address is confirmed. */
export async function insertApplication(
  { id: accountId, organizationId }: RecordKey,
  application: Application,
  trx: Queries,
): Promise<void> {
  await trx
    .insertInto('volunteer_applications')
    .values({ organizationId, accountId, record: JSON.stringify(application) })
    .execute();
}

export async function takeApplication(
  { id, organizationId }: RecordKey,
  trx: Queries,
): Promise<Application | undefined> {
  const taken = await trx
    .deleteFrom('volunteer_applications')
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', id)
    .returning('record')
    .executeTakeFirst();
  return taken?.record as Application | undefined;
}

/** Applications whose link has expired. */
export async function expiredApplications(db: Queries): Promise<RecordKey[]> {
  const { rows } = await sql<RecordKey>`
    select ${crossTenant('expired rows are deleted')} "accounts"."id", "accounts"."organizationId" from "accounts"
    join "volunteer_applications" on "volunteer_applications"."organizationId" = "accounts"."organizationId"
      and "volunteer_applications"."accountId" = "accounts"."id"
    where "accounts"."emailConfirmedAt" is null
      and "volunteer_applications"."createdAt" < now() - make_interval(secs => ${tokenSeconds.confirmEmail})
      and not exists (select from "one_time_tokens"
        where "one_time_tokens"."organizationId" = "accounts"."organizationId" and "subjectId" = "accounts"."id"
          and "purpose" = 'confirmEmail' and "expiresAt" > now())`.execute(db);
  return rows;
}

/** Unless it was confirmed meanwhile. */
export function deleteUnconfirmed(key: RecordKey, db: Queries): Promise<void> {
  return inTransaction(db, async (trx) => {
    const account = await lockAccount(key, trx);
    if (account?.emailConfirmedAt === null) await deleteAccount(account, trx);
  });
}
