import { sql } from 'kysely';
import { releaseReports } from '../abuse-reports/abuseReportActs.ts';
import { eraseReports } from '../abuse-reports/eraseReports.ts';
import { type Account, deleteAccount } from '../accounts/identity/accountStore.ts';
import { refersTo } from '../core/db/accountReference.ts';
import { eraseFromHistory } from '../core/db/eraseFromHistory.ts';
import { type Actor, addHistory } from '../core/db/historyStore.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import type { Trx } from '../core/db/transaction.ts';
import { deleteTokensOf } from '../core/links/oneTimeTokens.ts';
import { eraseDataRequests } from '../data-requests/dataRequestStore.ts';
import { deleteNoticesOf } from '../notifications/deleteNoticesOf.ts';
import { releaseRequests } from '../people-in-need/personActs.ts';
import { forgetViewsOf } from '../saved-views/forgetViewsOf.ts';

/**
 * Erases a member of the team (GDPR, art. 17): the account with the profile, what the history says of it, and who it was in
 * requests about the own data. The name stays with what the member did: the foundation has to show who decided on people
 * and who read their data (art. 5 (2), 17 (3) (b)). What the member has taken over waits for somebody again.
 * Views for the whole team stay, with the name.
 * @param actor null for the server
 * @returns the member's addresses, by which the queue of mails knows them: to be given to `forgetMails`
 */
export async function eraseMember(
  member: RecordKey & Pick<Account, 'email' | 'role'>,
  actor: Actor | null,
  trx: Trx,
): Promise<readonly string[]> {
  const { id, organizationId } = member;
  const addresses = await addressesOf(member, trx);
  const profile = await trx
    .selectFrom('coordinators')
    .select('phoneNumber')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  const records = [
    { table: 'coordinators', ids: [id] },
    { table: 'data_requests', ids: await eraseDataRequests(member, trx) },
    { table: 'abuse_reports', ids: await eraseReports(member, trx) },
  ] as const;
  await deleteInvitations(member, addresses, trx);
  await deleteTokensOf(member, trx);
  await trx
    .deleteFrom('saved_views')
    .where('organizationId', '=', organizationId)
    .where(refersTo('author', id))
    .where('shared', '=', false)
    .execute();
  await deleteAccount(member, trx);
  await deleteNoticesOf({ organizationId, subjectId: id, name: null }, trx);
  const texts = profile ? [...addresses, profile.phoneNumber] : addresses;
  await eraseFromHistory({ organizationId, records, actorId: null, texts }, trx);
  await forgetViewsOf(texts, organizationId, trx);
  await releaseRequests(member, actor, trx);
  await releaseReports(member, actor, trx);
  await addHistory('coordinators', member, actor, 'deleted', [], trx);
  return addresses;
}

/** By which a member is and was reached, without those that another account of the foundation has by now. */
async function addressesOf({ id, organizationId }: RecordKey, trx: Trx): Promise<string[]> {
  const isOf = (column: string) => sql`"organizationId" = ${organizationId} and ${sql.ref(column)} = ${id}`;
  const { rows } = await sql<{ email: string }>`select distinct "email" from (
      select unnest(array["email", "pendingEmail"]) as "email" from "accounts" where ${isOf('id')}
      union select "email" from "one_time_tokens" where ${isOf('subjectId')}
      union select unnest(array["change"->>'from', "change"->>'to']) from "history"
        cross join lateral jsonb_array_elements("changes") as "change"
        where ${isOf('subjectId')} and "subjectTable" = 'coordinators' and "change"->>'field' = 'email'
    ) as "known" where "email" is not null and not exists (
      select from "accounts" where "organizationId" = ${organizationId} and "id" <> ${id}
        and lower("accounts"."email") = lower("known"."email"))`.execute(trx);
  return rows.map(({ email }) => email);
}

/** Deletes the invitations to a member: to a former address only those before the account, for it may be another’s by now. */
async function deleteInvitations(
  { id, organizationId, email }: RecordKey & Pick<Account, 'email'>,
  addresses: readonly string[],
  trx: Trx,
): Promise<void> {
  const lower = addresses.map((address) => address.toLowerCase());
  await sql`delete from "invitations" where "organizationId" = ${organizationId}
    and (lower("email") = lower(${email}) or lower("email") = any(${lower}::text[]) and "createdAt" <= (
      select "createdAt" from "accounts" where "organizationId" = ${organizationId} and "accounts"."id" = ${id}))`.execute(
    trx,
  );
}
