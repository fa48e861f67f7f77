import { ratingOf } from '../events/participants/ratingOf.ts';
import type { DemoRows } from './DemoRows.ts';

/** Gives the volunteers the rating that their attendance comes to. */
export function rateVolunteers(rows: DemoRows): DemoRows {
  const volunteers = rows.volunteers.map((volunteer) => {
    const own = rows.participants.filter(({ volunteerId }) => volunteerId === volunteer.id);
    const attended = own.filter(({ status }) => status === 'attended').length;
    const recorded = attended + own.filter(({ status }) => status === 'no_show').length;
    return { ...volunteer, rating: ratingOf(attended, recorded) };
  });
  return { ...rows, volunteers };
}
