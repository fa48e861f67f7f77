import { type RawBuilder, sql } from 'kysely';
import { storage } from '../../../contract/generated/storage.ts';
import type { components } from '../../../contract/generated/types.ts';
import { contractColumns, selectedColumns } from '../../core/db/contractColumns.ts';
import { contractColumn, contractRows } from '../../core/db/contractRows.ts';
import { instantText, jsonRows } from '../../core/db/jsonRows.ts';
import type { RecordKey } from '../../core/db/rowByKey.ts';
import type { Queries } from '../../core/db/transaction.ts';
import { photoFileOf } from '../../core/files/photoFile.ts';
import { invitationStatus } from '../invitationStore.ts';
import type { AddressChange } from './memberMails.ts';

type Schemas = components['schemas'];
type CoordinatorData = Schemas['CoordinatorData'];

/** What is kept of a member, but for the queue of mails, which belongs to no foundation. */
export interface KeptData extends Omit<CoordinatorData, 'mails' | 'exportedAt'> {
  /** Changes of the address, the oldest first. */
  readonly addresses: readonly AddressChange[];
  /** Of the photo, which is not told. */
  readonly imageToken: string | null;
  /** The foundation's. */
  readonly timeZone: string;
}

type RecordKind = Schemas['RecordKind'];

/** What is called what; kinds that the history comes to have besides are `other`. */
const kinds: Readonly<Record<string, RecordKind>> = {
  organizations: 'organization',
  coordinators: 'coordinator',
  volunteers: 'volunteer',
  events: 'event',
  participants: 'event',
  people_in_need: 'personInNeed',
  abuse_reports: 'abuseReport',
  clearances: 'clearance',
  data_requests: 'dataRequest',
  mailings: 'mailing',
  saved_views: 'savedView',
};

const kindOf = sql<RecordKind>`case "subjectTable" ${sql.join(
  Object.entries(kinds).map(([table, kind]) => sql`when ${sql.lit(table)} then ${sql.lit(kind)}`),
  sql` `,
)} else 'other' end`;

/**
 * Everything that the foundation keeps of a member of the team, as it is at one moment: one statement sees one state of the database.
 * Also of who has left, until the account is erased.
 *
 * Left out are secrets, and what would say something of others: colleagues, volunteers, and who is helped. What a member has written
 * of these is theirs; that the member wrote it is among the acts.
 * @returns undefined where there is no such member, or none any more
 */
export async function readKeptData(
  { id, organizationId }: RecordKey,
  db: Queries,
): Promise<KeptData | undefined> {
  const isOf = (column: string) => sql`"organizationId" = ${organizationId} and ${sql.ref(column)} = ${id}`;
  const isOwnProfile = sql`"subjectTable" = 'coordinators' and "subjectId" = ${id}`;
  const ofAccount = (columns: RawBuilder<unknown>) =>
    sql`(select ${columns} from "accounts" where ${isOf('accounts.id')})`;
  const ofFoundation = (column: 'name' | 'timeZone') =>
    sql`(select ${sql.ref(column)} from "organizations" where "organizations"."id" = ${organizationId})`;
  const name = sql`"coordinators"."name"`;
  // What names a person may be of a namesake: then it is given to neither.
  const hasNamesake = sql`(exists (select from "coordinators" as "others" where "others"."organizationId" = ${organizationId}
      and "others"."id" <> ${id} and "others"."name" = ${name})
    or exists (select from "volunteers" where "organizationId" = ${organizationId} and "firstname" || ' ' || "lastname" = ${name}))`;
  const row = await db
    .selectFrom('coordinators')
    .select(selectedColumns(contractColumns('CoordinatorDataRecord', 'coordinators')))
    .select([
      ofAccount(sql`"email"`).as('email'),
      ofAccount(sql`"role"`).as('role'),
      ofAccount(sql`"imageToken"`).as('imageToken'),
      ofAccount(accountParts({ id, organizationId })).as('account'),
      ofFoundation('name').as('organizationName'),
      ofFoundation('timeZone').as('timeZone'),
      sql`(select to_json("chosen") from (
          select ${sql.join(storage.notification_preferences.columns.map((column) => sql.ref(column)))}
          from "notification_preferences" where ${isOf('accountId')}) as "chosen")`.as('preferences'),
      jsonRows(
        contractRows(
          'CoordinatorDataView',
          'saved_views',
          sql`"organizationId" = ${organizationId} and "author"->>'id' = ${id}`,
        ),
      ).as('savedViews'),
      jsonRows(invitationsOf({ id, organizationId })).as('invitations'),
      jsonRows(contractRows('CoordinatorDataDemand', 'data_requests', isOf('subjectId'))).as('dataRequests'),
      jsonRows(contractRows('CoordinatorDataOwnNotice', 'notifications', isOf('accountId'))).as('ownNotices'),
      // Each of the team has one of its own.
      jsonRows(sql`select distinct "kind", ${instantText('createdAt')} as "createdAt" from "notifications"
        where "organizationId" = ${organizationId}
          and ("subjectId" = ${id} or ${name} in ("params"->>'actor', "params"->>'subject') and not ${hasNamesake})
        order by 2`).as('notices'),
      jsonRows(sql`select case "purpose" when 'formerEmail' then "email" end as "formerEmail",
          ${instantText('createdAt')} as "createdAt", ${instantText('expiresAt')} as "expiresAt",
          ${instantText('usedAt')} as "usedAt"
        from "one_time_tokens" where ${isOf('subjectId')} order by "one_time_tokens"."createdAt"`).as(
        'links',
      ),
      jsonRows(dutiesOf({ id, organizationId })).as('responsibleFor'),
      jsonRows(sql`select "id", ${instantText('at')} as "at", "action", "changes",
          coalesce("actorId" = ${id}, false) as "own" from "history"
        where "organizationId" = ${organizationId} and ${isOwnProfile} order by "history"."at", "id"`).as(
        'history',
      ),
      jsonRows(actsOf({ id, organizationId }, isOwnProfile)).as('acts'),
      jsonRows(sql`select ${instantText('at')} as "at", "change"->>'from' as "from", "change"->>'to' as "to"
        from "history" cross join lateral jsonb_array_elements("changes") as "change"
        where "organizationId" = ${organizationId} and ${isOwnProfile}
          and "change"->>'field' = 'email' and "change"->>'from' is not null order by "history"."at", "id"`).as(
        'addresses',
      ),
    ])
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && keptOf(row as unknown as Row);
}

type Row = CoordinatorData['coordinator'] & Omit<KeptData, 'coordinator'>;

/** The profile has its place beside what belongs to it. */
function keptOf(row: Row): KeptData {
  const { organizationName, account, preferences, savedViews, invitations, dataRequests, ...some } = row;
  const { ownNotices, notices, links, responsibleFor, history, acts, ...more } = some;
  const { addresses, imageToken, timeZone, ...coordinator } = more;
  return {
    ...{ organizationName, coordinator, account, preferences, savedViews, invitations, dataRequests },
    ...{ ownNotices, notices, links, responsibleFor, history, acts },
    ...{ addresses, imageToken, timeZone },
  };
}

/** What is told of the account of the query around. */
function accountParts({ id, organizationId }: RecordKey): RawBuilder<CoordinatorData['account']> {
  const instants = ['createdAt', 'emailConfirmedAt', 'closedAt', 'calendarSince'].map(
    (column) => sql`${sql.lit(column)}, ${instantText(`accounts.${column}`)}`,
  );
  const sessions = sql`select ${instantText('createdAt')} as "createdAt", ${instantText('lastUsedAt')} as "lastUsedAt",
      ${instantText('expiresAt')} as "expiresAt"
    from "sessions" where "organizationId" = ${organizationId} and "accountId" = ${id} order by 1`;
  return sql`json_build_object('pendingEmail', "pendingEmail", 'language', "language", ${sql.join(instants)},
    'photo', ${photoFileOf(organizationId, sql`${id}`)}, 'sessions', ${jsonRows(sessions)})`;
}

/**
 * Invitations to the member: to the address of today, or to a former one before there was the account, since another may have
 * that address by now.
 */
function invitationsOf({ id, organizationId }: RecordKey): RawBuilder<unknown> {
  const columns = contractColumns('CoordinatorDataInvitation', 'invitations').map((column) =>
    contractColumn('CoordinatorDataInvitation', 'invitations', column),
  );
  const former = sql`select lower("change"->>'from') from "history"
    cross join lateral jsonb_array_elements("changes") as "change"
    where "history"."organizationId" = ${organizationId} and "subjectTable" = 'coordinators' and "subjectId" = ${id}
      and "change"->>'field' = 'email'`;
  return sql`select ${sql.join(columns)}, ${invitationStatus} as "status" from "invitations"
    where "organizationId" = ${organizationId} and exists (
      select from "accounts" where "accounts"."organizationId" = ${organizationId} and "accounts"."id" = ${id}
        and (lower("accounts"."email") = lower("invitations"."email")
          or "invitations"."createdAt" <= "accounts"."createdAt" and lower("invitations"."email") in (${former})))
    order by "invitations"."createdAt", "invitations"."id"`;
}

/** What the member did, but to their own profile: by the foundation's clock, those of a day together, the oldest first. */
function actsOf({ id, organizationId }: RecordKey, isOwnProfile: RawBuilder<unknown>): RawBuilder<unknown> {
  const clock = sql`(select "timeZone" from "organizations" where "organizations"."id" = ${organizationId})`;
  return sql`select to_char("local", 'YYYY-MM-DD') as "date", "action", "recordKind",
      json_agg(to_char("local", 'HH24:MI') order by "at") as "times"
    from (select "at", "at" at time zone ${clock} as "local", "action", ${kindOf} as "recordKind" from "history"
      where "organizationId" = ${organizationId} and "actorId" = ${id} and not (${isOwnProfile})) as "acts"
    group by 1, 2, 3 order by min("at")`;
}

/** Records that the member is responsible for. */
function dutiesOf({ id, organizationId }: RecordKey): RawBuilder<unknown> {
  const [first, second] = (['people_in_need', 'abuse_reports'] as const).map(
    (table) => sql`select ${sql.lit(kinds[table])} as "recordKind", ${instantText('createdAt')} as "createdAt"
      from ${sql.table(table)} where "organizationId" = ${organizationId} and "responsible"->>'id' = ${id}`,
  );
  return sql`${first} union all ${second} order by 2`;
}
