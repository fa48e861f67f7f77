import { type RawBuilder, sql } from 'kysely';
import type { Query } from '../../contract/calls.ts';
import type { components } from '../../contract/generated/types.ts';
import { selectedColumns } from '../core/db/contractColumns.ts';
import { joined } from '../core/db/rowByKey.ts';
import type { Queries } from '../core/db/transaction.ts';
import { invalidField } from '../core/http/ApiError.ts';
import { readQuery } from '../core/http/contractValidation.ts';
import { participants } from '../events/participants/participantStore.ts';
import { volunteers } from '../volunteers/volunteerStore.ts';

/** Whom a message goes to. */
export interface Audience
  extends Pick<components['schemas']['Mailing'], 'eventId' | 'filter' | 'volunteerIds' | 'kind'> {
  readonly organizationId: string;
}

/** A volunteer as a reader. */
export type Reader = Awaited<ReturnType<typeof listReaders>>[number];

/**
 * Volunteers whom a message would go to now, by their ids.
 * @param after id of the last that is not listed
 * @throws ApiError invalid_input where the filter is not one of the list
 */
export function listReaders(
  audience: Audience,
  {
    after,
    offset = 0,
    limit,
  }: { readonly after?: string | undefined; readonly offset?: number; readonly limit: number },
  db: Queries,
) {
  const readers = among(audience, db)
    .leftJoin('accounts', joined('accounts.id', 'volunteers.accountId'))
    .select(['volunteers.id', 'firstname', 'lastname', 'volunteers.email', 'languages', 'accounts.language'])
    .select(wantsMail(audience).as('wantsMail'))
    .orderBy('volunteers.id')
    .offset(offset)
    .limit(limit);
  return (after === undefined ? readers : readers.where('volunteers.id', '>', after)).execute();
}

/** How many get a mail, and how many want none of its kind. */
export async function countReaders(audience: Audience, db: Queries) {
  const { all, readers } = await among(audience, db)
    .select(sql<number>`count(*)::int`.as('all'))
    .select(sql<number>`(count(*) filter (where ${wantsMail(audience)}))::int`.as('readers'))
    .executeTakeFirstOrThrow();
  return { readers, leftOut: all - readers };
}

function among(audience: Audience, db: Queries) {
  const { organizationId, volunteerIds } = audience;
  const found = db
    .selectFrom('volunteers')
    .where('volunteers.organizationId', '=', organizationId)
    .where('accountStatus', '<>', 'rejected')
    .where(sql<boolean>`"volunteers"."id" in (${idsOf(audience, db)})`);
  if (!volunteerIds) return found;
  return found.where(sql<boolean>`"volunteers"."id" = any(${[...volunteerIds]}::uuid[])`);
}

function idsOf({ eventId, filter, organizationId }: Audience, db: Queries): RawBuilder<unknown> {
  if (!eventId) {
    const listed = volunteers.matching({ organizationId }, filterOf('listVolunteers', filter), db);
    return sql`${listed.select(selectedColumns(['id']))}`;
  }
  const place = { id: eventId, organizationId };
  const taking = participants.matching(place, filterOf('listParticipants', filter), db);
  return sql`${taking.where(sql<boolean>`"status" <> 'resigned'`).select(selectedColumns(['volunteerId']))}`;
}

/** What a list's address has besides its filters. */
const notFilters: readonly string[] = ['page', 'size', 'sort'];

function filterOf<Id extends 'listVolunteers' | 'listParticipants'>(
  id: Id,
  query: Audience['filter'],
): Omit<Query<Id>, 'page' | 'size' | 'sort'> {
  const { values, issues } = readQuery(id, query ?? '');
  const [issue] = issues;
  if (issue) throw invalidField('filter', issue.key, issue.values);
  const filters = Object.entries(values).filter(([name]) => !notFilters.includes(name));
  return Object.fromEntries(filters) as ReturnType<typeof filterOf<Id>>;
}

function wantsMail({ kind }: Audience): RawBuilder<boolean> {
  return kind === 'news' ? sql`"volunteers"."newsStoppedAt" is null` : sql`true`;
}
