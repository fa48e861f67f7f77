import type { Handlers } from '../http/Call.ts';
import type { Services } from '../services.ts';
import {
  attendanceMissing,
  eventsShortOfPeople,
  invitationsExpiring,
  longestWaiting,
} from './attentionStore.ts';
import { countAll } from './counterStore.ts';
import { eventsByMonth, volunteersByMonth } from './seriesStore.ts';

/** What the main page shows of the user's own foundation. */
export function overviewOperations({ db }: Services): Handlers<'getOverview'> {
  return {
    getOverview: async ({ params: { id } }) => {
      const [counters, waiting, short, missing, expiring, volunteers, events] = await Promise.all([
        countAll(id, db),
        longestWaiting(id, db),
        eventsShortOfPeople(id, db),
        attendanceMissing(id, db),
        invitationsExpiring(id, db),
        volunteersByMonth(id, db),
        eventsByMonth(id, db),
      ]);
      return {
        attention: {
          volunteersWaiting: { count: counters.volunteersWaiting, items: waiting },
          eventsShortOfPeople: short,
          attendanceMissing: missing,
          invitationsExpiring: expiring,
        },
        counters: { ...counters, volunteers: volunteers.at(-1)?.total ?? 0 },
        series: { volunteersByMonth: volunteers, eventsByMonth: events },
      };
    },
  };
}
