import type { Row } from '../db/insertRows.ts';
import type { EventPlan } from './FoundationPlan.ts';
import type { Workshop } from './Workshop.ts';

const NOTES = [
  'Zadzwonić dzień wcześniej.',
  'Przyjedzie własnym samochodem.',
  'Może zostać do samego końca.',
  'Dołączy pół godziny później.',
  'Розмовляє українською та англійською.',
] as const;

const SHORTEST_MEMBERSHIP = 6 * 86_400_000;

type Status = Row<'participants'>['status'];

/**
 * Who signed up for an event, one after the other between its publication and its start: verified volunteers who
 * had been with the foundation for some days. Who comes when the places are full, waits.
 */
export function signUps(
  event: Row<'events'>,
  plan: EventPlan,
  volunteers: readonly Row<'volunteers'>[],
  { clock, random }: Workshop,
): Row<'participants'>[] {
  const { publishedAt } = event;
  if (!publishedAt) return [];
  const statuses = statusesOf(plan);
  const eligible = volunteers.filter(
    ({ accountStatus, createdAt }) =>
      accountStatus === 'verified' && Date.parse(createdAt) < Date.parse(publishedAt) - SHORTEST_MEMBERSHIP,
  );
  if (eligible.length < statuses.length) throw new Error(`There are too few volunteers for ${event.title}.`);
  const participants = random.shuffled(eligible).slice(0, statuses.length);
  const closed = event.cancelledAt ?? `${event.startDate}T05:00:00.000Z`;
  return participants.map((volunteer, index) => {
    const status = statuses[index] ?? 'signed_up';
    const signedUpAt = clock.between(publishedAt, closed, (index + random.next()) / statuses.length);
    return {
      id: random.id(signedUpAt),
      eventId: event.id,
      volunteerId: volunteer.id,
      status,
      note: random.chance(0.15) ? random.pick(NOTES) : null,
      signedUpAt,
      resignedAt: status === 'resigned' ? clock.between(signedUpAt, closed, random.next()) : null,
    };
  });
}

/** In the order of signing up: of those who gave their place back the first, of those who wait the last. */
function statusesOf({ signedUp = 0, waiting = 0, resigned = 0, absent }: EventPlan): Status[] {
  const came = absent === undefined ? 'signed_up' : 'attended';
  const repeat = (status: Status, count: number) => Array<Status>(count).fill(status);
  return [
    ...repeat('resigned', resigned),
    ...repeat('no_show', absent ?? 0),
    ...repeat(came, signedUp - (absent ?? 0)),
    ...repeat('waitlisted', waiting),
  ];
}
