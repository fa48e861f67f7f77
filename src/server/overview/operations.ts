import { sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { waitingStatuses } from '../../domain/people-in-need/personRules.ts';
import { findPreferences } from '../accounts/preferencesOperations.ts';
import { countOf } from '../core/db/listCounts.ts';
import type { Queries } from '../core/db/transaction.ts';
import type { Handlers } from '../core/http/Call.ts';
import type { Services } from '../core/services.ts';
import { groupCounts } from '../events/calendar/eventGroups.ts';
import {
  agreementsEnding,
  attendanceMissing,
  dataRequestsDue,
  erasuresDue,
  eventsShortOfPeople,
  hoursProposed,
  invitationsExpiring,
  longestWaiting,
  openReports,
  urgentNeeds,
  visitsDue,
} from './attentionStore.ts';
import { eventsByMonth, volunteersByMonth } from './seriesStore.ts';

/** The foundation's dashboard. */
export function overviewOperations({ db }: Services) {
  return {
    getOverview: async ({ user, params: { id } }) => {
      const [
        counters,
        reports,
        urgent,
        waiting,
        short,
        missing,
        expiring,
        due,
        hours,
        agreements,
        requests,
        erasures,
        volunteers,
        events,
        chosen,
      ] = await Promise.all([
        countAll(id, db),
        openReports(user, db),
        urgentNeeds(id, db),
        longestWaiting(id, db),
        eventsShortOfPeople(id, db),
        attendanceMissing(id, db),
        invitationsExpiring(id, db),
        visitsDue(id, db),
        hoursProposed(id, db),
        agreementsEnding(id, db),
        dataRequestsDue(id, db),
        erasuresDue(id, db),
        volunteersByMonth(id, db),
        eventsByMonth(id, db),
        findPreferences(user, db),
      ]);
      return {
        attention: {
          abuseReports: reports,
          urgentNeeds: urgent,
          volunteersWaiting: { count: counters.volunteersWaiting, items: waiting },
          eventsShortOfPeople: short,
          attendanceMissing: missing,
          invitationsExpiring: expiring,
          visitsDue: due,
          hoursProposed: hours,
          agreementsEnding: agreements,
          dataRequestsDue: requests,
          erasuresDue: erasures,
        },
        counters: { ...counters, volunteers: volunteers.at(-1)?.total ?? 0 },
        notificationsChosen: chosen !== undefined,
        series: { volunteersByMonth: volunteers, eventsByMonth: events },
      };
    },
  } satisfies Partial<Handlers>;
}

type Counters = Omit<components['schemas']['OverviewCounters'], 'volunteers'>;

/** Each number is the total of the list it links to. Active volunteers are counted with the months. */
async function countAll(organizationId: string, db: Queries): Promise<Counters> {
  const kept = (table: string, key: string) => countOf(table, key, organizationId);
  // Only events to come depend on the clock, and they are few.
  const { rows } = await sql<Counters>`
    with "counted" as (
      select ${groupCounts} from "events"
      where "organizationId" = ${organizationId} and "status" = 'active' and "cancelledAt" is null
    )
    select ${kept('volunteers', 'accountStatus=pending')} as "volunteersWaiting",
      (select count(*)::int from "accounts" where "organizationId" = ${organizationId}
        and "role" in ('admin', 'coordinator') and "closedAt" is null) as "coordinators",
      ${sql.join(
        waitingStatuses.map((status) => kept('people_in_need', `status=${status}`)),
        sql` + `,
      )} as "peopleInNeed",
      "futureEvents", "activeEvents", ${kept('events', 'group=finished')} as "finishedEvents"
    from "counted"`.execute(db);
  const [counters] = rows;
  if (!counters) throw new Error('counting gives one row');
  return counters;
}
