import type { Row } from '../../src/server/db/insertRows.ts';
import type { Random } from '../../src/server/demo/Random.ts';
import type { Span } from './span.ts';

export type Member = Pick<Row<'volunteers'>, 'id' | 'createdAt'>;

/** Of ten who hold a place at an event that is over, one does not come. */
const ABSENT = 0.1;

/** Who signed up for an event, out of verified volunteers who were there before it; the last of too many wait. */
export function participantRows(
  event: Row<'events'>,
  members: readonly Member[],
  span: Span,
  random: Random,
): Row<'participants'>[] {
  const { id, publishedAt, startDate, volunteersNeededNum } = event;
  if (!publishedAt || !startDate || !volunteersNeededNum || members.length === 0) return [];
  const wanted = random.integer(0, Math.ceil(volunteersNeededNum * 1.2));
  const picked = new Set(Array.from({ length: wanted }, () => random.pick(members)));
  const early = [...picked].filter(({ createdAt }) => createdAt < publishedAt);
  const first = Date.parse(publishedAt);
  const step = (Math.min(Date.parse(startDate), span.end) - first) / early.length;
  return early.map((member, index) => {
    const signedUpAt = new Date(first + (index + random.next()) * step).toISOString();
    return {
      id: random.id(signedUpAt),
      eventId: id,
      volunteerId: member.id,
      status: index < volunteersNeededNum ? statusOf(event, random) : 'waitlisted',
      signedUpAt,
    };
  });
}

function statusOf({ status }: Row<'events'>, random: Random): Row<'participants'>['status'] {
  if (status !== 'finished') return 'signed_up';
  return random.chance(ABSENT) ? 'no_show' : 'attended';
}

/** The event with its places counted. */
export function withPlaces(
  event: Row<'events'>,
  participants: readonly Row<'participants'>[],
): Row<'events'> {
  const waitlisted = participants.filter(({ status }) => status === 'waitlisted').length;
  return { ...event, waitlisted, nrOfVolunteersSigned: participants.length - waitlisted };
}
