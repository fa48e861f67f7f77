import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import { agreementsOf } from '../../agreements/agreementStore.ts';
import { contractColumns, selectedColumns } from '../../core/db/contractColumns.ts';
import { contractColumn, contractRows } from '../../core/db/contractRows.ts';
import { instantText, jsonRows } from '../../core/db/jsonRows.ts';
import type { RecordKey } from '../../core/db/rowByKey.ts';
import type { Queries } from '../../core/db/transaction.ts';
import { photoFileOf } from '../../core/files/photoFile.ts';
import { participationTimes } from '../../events/shifts/shiftStore.ts';
import { guardianConsentsOf } from '../../guardian-consents/guardianConsentStore.ts';
import { certificatesOf } from '../../hours/certificates/certificateStore.ts';
import type { VolunteerFile } from '../volunteerFileStore.ts';

type Schemas = components['schemas'];
type VolunteerData = Schemas['VolunteerData'];

/** What is kept of a volunteer. */
export interface KeptData extends Omit<VolunteerData, 'files' | 'exportedAt'> {
  readonly files: readonly VolunteerFile[];
}

/**
 * Everything that the foundation keeps of a volunteer, as it is at one moment: one statement sees one state of the database. The
 * content of files is read apart.
 *
 * Left out is what would say something of others: who of the team did something, who is helped and what was noted of them,
 * what others have reported. Of the queue of mails there are the notes that the team has of them (`sent_mails`).
 * @returns undefined where there is no such volunteer, or none any more
 */
export async function readKeptData(
  { id, organizationId }: RecordKey,
  db: Queries,
): Promise<KeptData | undefined> {
  const isOwn = sql`"organizationId" = ${organizationId} and "volunteerId" = ${id}`;
  // Whoever has no account acts by mailed links, as the record itself.
  const actors = sql`(${id}::uuid, "volunteers"."accountId")`;
  const participations = sql`select "id" from "participants" where ${isOwn}`;
  const isOfRecord = sql`("subjectTable" in ('volunteers', 'clearances') and "subjectId" = ${id}
    or "subjectTable" = 'participants' and "subjectId" in (${participations}))`;
  const name = sql`"volunteers"."firstname" || ' ' || "volunteers"."lastname"`;
  // What names a person may be of a namesake: then it is given to neither.
  const hasNamesake = sql`(exists (select from "volunteers" as "others" where "others"."organizationId" = ${organizationId}
      and "others"."id" <> ${id} and "others"."firstname" || ' ' || "others"."lastname" = ${name})
    or exists (select from "coordinators" where "organizationId" = ${organizationId} and "name" = ${name}))`;
  const row = await db
    .selectFrom('volunteers')
    .select(selectedColumns([...contractColumns('VolunteerDataRecord', 'volunteers'), 'verifiedAt']))
    .select([
      sql`"accountId" is not null`.as('hasAccount'),
      sql`(select "name" from "organizations" where "organizations"."id" = ${organizationId})`.as(
        'organizationName',
      ),
      accountOf(organizationId).as('account'),
      jsonRows(participationsOf({ id, organizationId })).as('participations'),
      jsonRows(contractRows('VolunteerDataFile', 'volunteer_files', isOwn)).as('files'),
      jsonRows(contractRows('VolunteerDataNote', 'volunteer_notes', isOwn)).as('notes'),
      jsonRows(contractRows('VolunteerDataClearance', 'clearances', isOwn)).as('clearances'),
      jsonRows(contractRows('VolunteerDataAssignment', 'assignments', isOwn)).as('assignments'),
      jsonRows(contractRows('VolunteerDataVisit', 'person_in_need_visits', isOwn)).as('visits'),
      jsonRows(contractRows('VolunteerDataTimeEntry', 'time_entries', isOwn)).as('timeEntries'),
      // Without who has issued them.
      sql`(select coalesce(json_agg(to_jsonb("all") - 'issuedBy'), '[]') from (${certificatesOf({ id, organizationId }, null)}) as "all")`.as(
        'certificates',
      ),
      sql`(select coalesce(json_agg(to_jsonb("all") - 'createdBy'), '[]') from (${agreementsOf({ id, organizationId }, null)}) as "all")`.as(
        'agreements',
      ),
      // Without the guardian’s address and who has asked.
      sql`(select coalesce(json_agg(to_jsonb("all") - 'email' - 'enteredBy'), '[]') from (${guardianConsentsOf({ id, organizationId })}) as "all")`.as(
        'guardianConsents',
      ),
      jsonRows(
        contractRows(
          'VolunteerDataReport',
          'abuse_reports',
          sql`"organizationId" = ${organizationId} and "reporterId" = ${id}`,
        ),
      ).as('abuseReports'),
      jsonRows(
        contractRows(
          'VolunteerDataDemand',
          'data_requests',
          sql`"organizationId" = ${organizationId} and "subjectId" = ${id}`,
        ),
      ).as('dataRequests'),
      jsonRows(contractRows('VolunteerDataMail', 'sent_mails', isOwn)).as('mails'),
      // Each of the team has one of its own.
      jsonRows(sql`select distinct "kind", ${instantText('createdAt')} as "createdAt" from "notifications"
        where "organizationId" = ${organizationId}
          and ("subjectId" = ${id} or ${name} in ("params"->>'actor', "params"->>'subject') and not ${hasNamesake})
        order by 2`).as('notices'),
      jsonRows(sql`select ${instantText('createdAt')} as "createdAt", ${instantText('expiresAt')} as "expiresAt",
          ${instantText('usedAt')} as "usedAt" from "one_time_tokens"
        where "organizationId" = ${organizationId} and "subjectId" in ${actors} order by 1`).as('links'),
      jsonRows(sql`select "id", ${instantText('at')} as "at", "action", "changes",
          coalesce("actorId" in ${actors}, false) as "own" from "history"
        where "organizationId" = ${organizationId} and ${isOfRecord} order by "history"."at", "id"`).as(
        'history',
      ),
      jsonRows(sql`select ${instantText('at')} as "at", "action", "subjectType" from "history"
        where "organizationId" = ${organizationId} and "actorId" in ${actors} and not ${isOfRecord}
        order by "history"."at", "id"`).as('acts'),
    ])
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return keptOf(row as unknown as Row);
}

type Row = VolunteerData['volunteer'] & Omit<KeptData, 'volunteer'>;

/** The record has its place beside what belongs to it. */
function keptOf(row: Row): KeptData {
  const { organizationName, account, participations, files, notes, clearances, ...some } = row;
  const {
    assignments,
    visits,
    timeEntries,
    certificates,
    agreements,
    guardianConsents,
    abuseReports,
    dataRequests,
    mails,
    notices,
    links,
    history,
    acts,
    ...volunteer
  } = some;
  return {
    ...{ organizationName, account, volunteer, participations, files, notes, clearances },
    ...{
      assignments,
      visits,
      timeEntries,
      certificates,
      agreements,
      guardianConsents,
      abuseReports,
      dataRequests,
      mails,
      notices,
      links,
      history,
      acts,
    },
  };
}

/** The account of the volunteer of the query around. */
function accountOf(organizationId: string): RawBuilder<VolunteerData['account']> {
  const instants = ['createdAt', 'emailConfirmedAt', 'calendarSince'].map(
    (name) => sql`${sql.lit(name)}, ${instantText(`accounts.${name}`)}`,
  );
  const sessions = sql`select ${instantText('createdAt')} as "createdAt", ${instantText('lastUsedAt')} as "lastUsedAt"
    from "sessions" where "organizationId" = ${organizationId} and "accountId" = "accounts"."id" order by 1`;
  const photo = photoFileOf(organizationId, sql`"accounts"."id"`);
  return sql`(select json_build_object('email', "accounts"."email", 'pendingEmail', "pendingEmail",
      'language', "language", ${sql.join(instants)}, 'photo', ${photo}, 'sessions', ${jsonRows(sessions)})
    from "accounts" where "organizationId" = ${organizationId} and "accounts"."id" = "volunteers"."accountId")`;
}

/** What was signed up for, also events that are no longer shown to volunteers. */
function participationsOf({ id, organizationId }: RecordKey): RawBuilder<unknown> {
  const times: Readonly<Record<string, RawBuilder<unknown>>> = participationTimes;
  const ofParticipant = ['remindedAt', 'thankedAt', ...columnsOf('participants')];
  const ofEvent = columnsOf('events').filter((name) => !ofParticipant.includes(name));
  const columns = [
    ...ofParticipant.map((name) => contractColumn('VolunteerDataParticipation', 'participants', name)),
    ...ofEvent.map((name) =>
      times[name]
        ? sql`${times[name]} as ${sql.ref(name)}`
        : contractColumn('VolunteerDataParticipation', 'events', name),
    ),
  ];
  return sql`select ${sql.join(columns)}, "event_shifts"."role" as "shift" from "participants"
    join "events" on "events"."organizationId" = "participants"."organizationId" and "events"."id" = "eventId"
    left join "event_shifts" on "event_shifts"."organizationId" = "participants"."organizationId"
      and "event_shifts"."id" = "shiftId"
    where "participants"."organizationId" = ${organizationId} and "volunteerId" = ${id}
    order by "participants"."signedUpAt", "participants"."id"`;

  function columnsOf(table: 'participants' | 'events') {
    return contractColumns('VolunteerDataParticipation', table);
  }
}
