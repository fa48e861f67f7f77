import type { components } from '../../../src/contract/generated/types.ts';
import { todayIn } from '../../../src/panel/kit/format/today.ts';

type Overview = components['schemas']['Overview'];

const nothing = { count: 0, items: [] };

/** A foundation where nothing waits. */
export function buildOverview(overrides: Partial<Overview> = {}): Overview {
  return {
    attention: {
      abuseReports: nothing,
      urgentNeeds: nothing,
      volunteersWaiting: nothing,
      eventsShortOfPeople: nothing,
      attendanceMissing: nothing,
      invitationsExpiring: nothing,
      visitsDue: nothing,
      hoursProposed: nothing,
      agreementsEnding: nothing,
      erasuresDue: nothing,
      dataRequestsDue: nothing,
    },
    counters: {
      volunteers: 64,
      volunteersWaiting: 1,
      coordinators: 5,
      peopleInNeed: 22,
      futureEvents: 1,
      activeEvents: 2,
      finishedEvents: 9,
    },
    notificationsChosen: false,
    series: {
      volunteersByMonth: [
        { month: '2026-10', total: 57, added: 5 },
        { month: '2026-11', total: 64, added: 7 },
      ],
      eventsByMonth: [
        { month: '2026-10', events: 4, signedUp: 71, attended: 66 },
        { month: '2026-11', events: 0, signedUp: 0, attended: 0 },
      ],
    },
    ...overrides,
  };
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** One of each kind waits, so far from a whole day that none is over before a slow test has looked. */
export function buildAttention(): Overview['attention'] {
  const itemOf = (label: string, days: number, missing: number | null = null) => ({
    count: 1,
    items: [{ id: label, label, at: new Date(Date.now() + days * day + hour).toISOString(), missing }],
  });
  /** A date has no time: as the server tells it, in UTC. */
  const dayOf = (label: string, days: number) => {
    const date = todayIn('Europe/Warsaw', new Date(Date.now() + days * day));
    return { count: 1, items: [{ id: label, label, at: `${date}T00:00:00.000Z` }] };
  };
  return {
    abuseReports: itemOf('Sobotnie zakupy', -1),
    urgentNeeds: itemOf('Stanisława J.', -4),
    volunteersWaiting: { ...itemOf('Łucja', -20), count: 12 },
    eventsShortOfPeople: itemOf('Zakupy', 3, 7),
    attendanceMissing: itemOf('Sprzątanie', -2, 5),
    invitationsExpiring: itemOf('Magda', 1),
    visitsDue: dayOf('Oksana M.', -16),
    hoursProposed: itemOf('Łucja Wiśniewska', -2),
    agreementsEnding: dayOf('Nadia Kowal', 9),
    erasuresDue: nothing,
    dataRequestsDue: dayOf('Ewa Łapińska', 3),
  };
}
