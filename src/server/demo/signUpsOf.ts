import { presetMinutes } from '../../domain/events/presetMinutes.ts';
import type { Row } from '../core/db/insertRows.ts';
import type { Clock } from './Clock.ts';
import type { Random } from './Random.ts';

const NOTES = [
  'Zadzwonić dzień wcześniej.',
  'Przyjedzie własnym samochodem.',
  'Może zostać do samego końca.',
  'Dołączy pół godziny później.',
  'Розмовляє українською та англійською.',
] as const;

/** Of all the demo's foundations. */
const timeZone = 'Europe/Warsaw';

/** Sign-ups for a published event, spread between its publication and its start. */
export function signUpsOf(
  event: Row<'events'>,
  volunteers: readonly Pick<Row<'volunteers'>, 'id'>[],
  statuses: readonly Row<'participants'>['status'][],
  clock: Clock,
  random: Random,
): Row<'participants'>[] {
  const from = event.publishedAt ?? event.created;
  const closed = event.cancelledAt ?? `${event.startDate}T05:00:00.000Z`;
  return volunteers.slice(0, statuses.length).map(({ id: volunteerId }, index) => {
    const status = statuses[index] ?? 'signed_up';
    const signedUpAt = clock.between(from, closed, (index + random.next()) / statuses.length);
    return {
      id: random.id(signedUpAt),
      organizationId: event.organizationId,
      eventId: event.id,
      volunteerId,
      status,
      minutes: status === 'attended' ? presetMinutes(event, timeZone) : null,
      // The demo's people get no mails about what is past.
      thankedAt: status === 'attended' ? event.finishedAt : null,
      note: random.chance(0.15) ? random.pick(NOTES) : null,
      signedUpAt,
      resignedAt: status === 'resigned' ? clock.between(signedUpAt, closed, random.next()) : null,
    };
  });
}
