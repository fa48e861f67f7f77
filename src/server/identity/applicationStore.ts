import { sql } from 'kysely';
import type { Row } from '../db/insertRows.ts';
import type { Queries } from '../db/transaction.ts';
import { tokenSeconds } from './oneTimeTokens.ts';

/** What somebody told who wants to help: the record of a volunteer, but for what the foundation adds. */
export type Application = Omit<
  Row<'volunteers'>,
  'id' | 'organizationId' | 'accountId' | 'accountStatus' | 'createdAt'
>;

/** Keeps an application until the address of its account is confirmed. */
export async function insertApplication(
  accountId: string,
  application: Application,
  trx: Queries,
): Promise<void> {
  await trx
    .insertInto('volunteer_applications')
    .values({ accountId, record: JSON.stringify(application) })
    .execute();
}

export async function takeApplication(accountId: string, trx: Queries): Promise<Application | undefined> {
  const taken = await trx
    .deleteFrom('volunteer_applications')
    .where('accountId', '=', accountId)
    .returning('record')
    .executeTakeFirst();
  return taken?.record as Application | undefined;
}

/** Forgets what people typed whose link has expired. */
export async function deleteExpiredApplications(db: Queries): Promise<void> {
  await sql`delete from "accounts" using "volunteer_applications"
    where "volunteer_applications"."accountId" = "accounts"."id" and "accounts"."emailConfirmedAt" is null
      and "volunteer_applications"."createdAt" < now() - make_interval(secs => ${tokenSeconds.confirmEmail})
      and not exists (select from "one_time_tokens"
        where "subjectId" = "accounts"."id" and "purpose" = 'confirmEmail' and "expiresAt" > now())`.execute(
    db,
  );
}
