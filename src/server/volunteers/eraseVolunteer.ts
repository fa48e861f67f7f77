import { sql } from 'kysely';
import { eraseReports } from '../abuse-reports/eraseReports.ts';
import { deleteAccount, findAnyAccount } from '../accounts/identity/accountStore.ts';
import { eraseAgreements } from '../agreements/agreementStore.ts';
import { eraseFromHistory } from '../core/db/eraseFromHistory.ts';
import type { Actor } from '../core/db/historyStore.ts';
import { deleteRow, type RecordKey } from '../core/db/rowByKey.ts';
import type { Trx } from '../core/db/transaction.ts';
import { deleteTokensOf } from '../core/links/oneTimeTokens.ts';
import { eraseDataRequests } from '../data-requests/dataRequestStore.ts';
import { releasePlaces } from '../events/places/fillPlaces.ts';
import { eraseHolder } from '../hours/certificates/certificateStore.ts';
import { keepHours } from '../hours/timeEntryStore.ts';
import { deleteNoticesOf } from '../notifications/deleteNoticesOf.ts';
import { releasePeople } from '../people-in-need/assignments/releasePeople.ts';
import { forgetViewsOf } from '../saved-views/forgetViewsOf.ts';

/** By what the queue of mails knows a person, which no foundation may read: to be given to `forgetMails` once the person is erased. */
export interface Mailed {
  /** Null where nobody was erased. */
  readonly name: string | null;
  readonly addresses: readonly string[];
  /** Ids of mails that were noted with the foundation. */
  readonly noted: readonly string[];
}

/**
 * Erases a volunteer (GDPR, art. 17): passes on the places at events to come, ends the help for people in need, and deletes
 * the record with files, notes, checks, guardians’ consents and mails, the account, and what history and notifications say of the person. What they
 * took part in stays as a number, with the year of birth, the town and the hours, and certificates stay without a name, for those who check them; of
 * agreements stay number, days and policy; of requests about data what was asked for, the days and how it ended; of reports of abuses by and about the person no words once they are
 * finished.
 * @param volunteer locked
 * @param actor who does it; null for the server
 */
export async function eraseVolunteer(
  volunteer: RecordKey,
  accountId: string | null,
  actor: Actor | null,
  trx: Trx,
): Promise<Mailed> {
  const { id, organizationId } = volunteer;
  await releasePlaces(volunteer, trx);
  await releasePeople(volunteer, actor, trx);
  const person = await trx
    .selectFrom('volunteers')
    .select(['firstname', 'lastname', 'email', 'phone'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  // Of another foundation, or gone meanwhile.
  if (!person) return { name: null, addresses: [], noted: [] };
  const account = accountId && (await findAnyAccount({ id: accountId, organizationId }, trx));
  const own = account && account.role === 'volunteer' ? account : undefined;
  const name = `${person.firstname} ${person.lastname}`;
  const known = await knownBy(volunteer, person, trx);
  const guardians = await trx
    .selectFrom('guardian_consents')
    .select(['id', 'guardian', 'email'])
    .where('organizationId', '=', organizationId)
    .where('volunteerId', '=', id)
    .execute();
  const guardianEmails = guardians.flatMap(({ email }) => (email ? [email] : []));
  const addresses = [...new Set([person.email, ...(own ? [own.email] : []), ...guardianEmails])];
  const noted = await listIds('sent_mails', volunteer, trx);
  const records = [
    { table: 'volunteers', ids: [id] },
    { table: 'clearances', ids: [id] },
    { table: 'participants', ids: await listIds('participants', volunteer, trx) },
    { table: 'data_requests', ids: await eraseDataRequests(volunteer, trx) },
    { table: 'abuse_reports', ids: await eraseReports(volunteer, trx) },
  ] as const;
  await keepNumbers(volunteer, trx);
  await deleteTokensOf(volunteer, trx);
  for (const consent of guardians) await deleteTokensOf({ id: consent.id, organizationId }, trx);
  await eraseHolder(volunteer, trx);
  await eraseAgreements(volunteer, trx);
  await keepHours(volunteer, trx);
  await deleteRow('upcoming_erasures', volunteer, trx);
  await deleteRow('volunteers', volunteer, trx);
  if (own) await deleteAccount(own, trx);
  for (const one of [null, ...known.names])
    await deleteNoticesOf({ organizationId, subjectId: id, name: one }, trx);
  const texts = [...known.names, ...addresses, ...known.contacts];
  await eraseFromHistory({ organizationId, records, actorId: own?.id ?? null, texts }, trx);
  await forgetViewsOf(texts, organizationId, trx);
  return { name, addresses, noted };
}

type Person = Record<'firstname' | 'lastname' | 'email' | 'phone', string>;

/**
 * By what others' records name a volunteer: as they are and were called and reached. What names somebody else of the foundation by now,
 * too, is left out: what is told of a namesake is not to be erased, least of all who of the team decided.
 */
async function knownBy({ id, organizationId }: RecordKey, person: Person, trx: Trx) {
  const { rows } = await sql<{ field: keyof Person; value: string }>`
    select distinct "change"->>'field' as "field", "text" as "value"
    from "history", jsonb_array_elements("changes") as "change",
      unnest(array["change"->>'from', "change"->>'to']) as "text"
    where "organizationId" = ${organizationId} and "subjectTable" = 'volunteers' and "subjectId" = ${id}
      and "change"->>'field' in ('firstname', 'lastname', 'email', 'phone') and "text" is not null`.execute(
    trx,
  );
  const all = (field: keyof Person) => [
    ...new Set([person[field], ...rows.filter((row) => row.field === field).map(({ value }) => value)]),
  ];
  const names = all('firstname').flatMap((first) => all('lastname').map((last) => `${first} ${last}`));
  const contacts = [...all('email'), ...all('phone')];
  const { rows: shared } = await sql<{
    text: string;
  }>`select "text" from unnest(${[...names, ...contacts]}::text[]) as "text"
    where exists (select from "volunteers" where "organizationId" = ${organizationId} and "id" <> ${id}
        and "text" in ("firstname" || ' ' || "lastname", "email", "phone"))
      or exists (select from "coordinators" where "organizationId" = ${organizationId} and "name" = "text")`.execute(
    trx,
  );
  const isOwn = (text: string) => !shared.some((one) => one.text === text);
  return { names: names.filter(isOwn), contacts: contacts.filter(isOwn) };
}

/** Ids of a volunteer's rows. */
async function listIds(
  table: 'participants' | 'sent_mails',
  { id, organizationId }: RecordKey,
  trx: Trx,
): Promise<string[]> {
  const rows = await trx
    .selectFrom(table)
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('volunteerId', '=', id)
    .execute();
  return rows.map((row) => row.id);
}

/** Leaves each place that was taken at an event, without whose it was. */
async function keepNumbers({ id, organizationId }: RecordKey, trx: Trx): Promise<void> {
  await sql`update "participants" set "volunteerId" = null, "note" = null,
      "bornIn" = extract(year from "dateOfBirth"), "town" = "city"
    from "volunteers" where "volunteers"."organizationId" = "participants"."organizationId"
      and "volunteers"."id" = "participants"."volunteerId"
      and "participants"."organizationId" = ${organizationId} and "volunteerId" = ${id}
      and "participants"."status" in ('signed_up', 'attended', 'no_show')`.execute(trx);
}
