import { type RawBuilder, sql } from 'kysely';
import { storage } from '../../../contract/generated/storage.ts';
import type { components } from '../../../contract/generated/types.ts';
import { type Candidate, type Need, rankMatches } from '../../../domain/people-in-need/matchRules.ts';
import { mayWorkWithMinors } from '../../clearances/clearanceStore.ts';
import { instantText } from '../../core/db/jsonRows.ts';
import { sameText } from '../../core/db/sameText.ts';
import type { Queries } from '../../core/db/transaction.ts';
import { findTimeZone } from '../../events/calendar/timeZoneStore.ts';

type Schemas = components['schemas'];

/** The contract's limit. */
const MOST = 20;
/** Looked at for each deciding reason; the rules rank them. */
const EACH = sql.lit(200);

/** The best volunteers for a person, with the reasons. */
export async function listMatches(
  person: Need & Pick<Asked, 'id' | 'withMinors'>,
  organizationId: string,
  db: Queries,
): Promise<Schemas['Match'][]> {
  const soon = soonOn(new Date(), await findTimeZone(organizationId, db));
  const { rows } = await candidates({ ...person, organizationId, soon }, db);
  const known = new Map(rows.map((row) => [row.volunteerId, row]));
  return rankMatches(person, rows, { now: new Date(), soon })
    .slice(0, MOST)
    .flatMap(({ volunteerId, score, reasons }) => {
      const row = known.get(volunteerId);
      if (!row) return [];
      const { name, city, imageToken, openAssignments } = row;
      return [{ volunteerId, name, city, imageToken, score, openAssignments, reasons: [...reasons] }];
    });
}

type Row = Candidate & Pick<Schemas['Match'], 'name' | 'city' | 'imageToken'>;

interface Asked extends Need {
  readonly id: string;
  /** With minors only who is cleared is looked at. */
  readonly withMinors?: boolean | null | undefined;
  readonly organizationId: string;
  readonly soon: readonly Schemas['Weekday'][];
}

/** Whether the contract lets volunteers say what they would like to help with. */
const hasInterests = storage.volunteers.columns.some((column: string) => column === 'interests');

/**
 * Verified volunteers for whom a deciding reason may speak, by the indexes of town, languages and interests. Many
 * in one town are taken in the order of what the rules weigh next. The town is read once, by itself: PostgreSQL would
 * look for those of a town among all who care.
 */
function candidates({ id, organizationId, withMinors, soon, ...need }: Asked, db: Queries) {
  const { city, helpCategory, preferredLanguage } = need;
  const may = withMinors ? mayWorkWithMinors(sql.ref('volunteers.id'), organizationId) : sql`true`;
  const inTown = sameText('city', city);
  const speaks = sql<boolean>`"languages" @> array[${preferredLanguage}]::text[]`;
  const cares = sql<boolean>`"interests" && ${[...helpCategory]}::text[]`;
  const isSoon = sql`("daysOfHelp" && ${[...soon]}::text[])`;
  const looked = sql.join(
    ['id', 'languages', 'daysOfHelp', ...(hasInterests ? ['interests'] : [])].map((name) => sql.ref(name)),
  );
  const verified = (condition: RawBuilder<boolean>) => sql`from "volunteers"
    where "organizationId" = ${organizationId} and "accountStatus" = 'verified' and ${may} and ${condition}`;
  const some = (condition: RawBuilder<boolean>) => sql`(select "id" ${verified(condition)} limit ${EACH})`;
  const ofTown = (condition: RawBuilder<boolean>) => sql`(select "id" from "town" where ${condition}
    order by ${speaks} desc, ${isSoon} desc, cardinality("daysOfHelp") desc, "id" limit ${EACH})`;
  const groups = [
    ofTown(sql`true`),
    some(speaks),
    ...(hasInterests ? [some(sql`${cares} and ${speaks}`), ofTown(cares), some(cares)] : []),
    sql`(select "volunteerId" as "id" from "assignments"
      where "organizationId" = ${organizationId} and "personId" = ${id} limit ${EACH})`,
  ];
  return sql<Row>`with "town" as materialized (select ${looked} ${verified(inTown)}),
    "chosen" as materialized (${sql.join(groups, sql` union `)})
    select "volunteers"."id" as "volunteerId", "firstname" || ' ' || "lastname" as "name", "city", "imageToken",
      ${inTown} as "isInTown", "languages", "daysOfHelp", ${hasInterests ? sql`"interests"` : sql`null`} as "interests",
      "load"."openAssignments", "load"."hasHelpedHere",
      ${instantText('load.lastHelpAt')} as "lastHelpAt"
    from "chosen"
    join "volunteers" on "volunteers"."organizationId" = ${organizationId} and "volunteers"."id" = "chosen"."id"
    cross join lateral (
      select count(*) filter (where "status" in ('proposed', 'asked', 'accepted'))::int as "openAssignments",
        coalesce(bool_or("personId" = ${id} and "answeredAt" is not null and "status" = 'ended'), false) as "hasHelpedHere",
        coalesce(bool_or("personId" = ${id} and "status" in ('proposed', 'asked', 'accepted', 'declined')), false) as "isKnown",
        max(coalesce("endedAt", "answeredAt")) filter (
          where "answeredAt" is not null and "status" in ('accepted', 'ended')) as "lastHelpAt"
      from "assignments"
      where "assignments"."organizationId" = ${organizationId}
        and "assignments"."volunteerId" = "volunteers"."id"
    ) as "load"
    where "accountStatus" = 'verified' and ${may} and not "load"."isKnown"`.execute(db);
}

/** Today and tomorrow. */
function soonOn(now: Date, timeZone: string): Schemas['Weekday'][] {
  const name = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone });
  return [now, new Date(now.getTime() + 24 * 60 * 60_000)].map(
    (day) => name.format(day).toLowerCase() as Schemas['Weekday'],
  );
}
