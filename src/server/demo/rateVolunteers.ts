import type { DemoRows } from './DemoRows.ts';

const BEST = 5;

/** Gives the volunteers their rating: the share of events that they came to, of those where it was recorded. */
export function rateVolunteers(rows: DemoRows): DemoRows {
  const volunteers = rows.volunteers.map((volunteer) => {
    const own = rows.participants.filter(({ volunteerId }) => volunteerId === volunteer.id);
    const attended = own.filter(({ status }) => status === 'attended').length;
    const recorded = attended + own.filter(({ status }) => status === 'no_show').length;
    const rating = recorded === 0 ? null : Math.round((BEST * attended * 10) / recorded) / 10;
    return { ...volunteer, rating };
  });
  return { ...rows, volunteers };
}
