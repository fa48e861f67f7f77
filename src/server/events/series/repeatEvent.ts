import type { Body } from '../../../contract/calls.ts';
import { addDays, daysBetween } from '../../../domain/events/addDays.ts';
import { followingOf } from '../../../domain/events/followingOf.ts';
import { repetitionDays } from '../../../domain/events/repetitionDays.ts';
import { addHistory } from '../../core/db/historyStore.ts';
import { insertRows } from '../../core/db/insertRows.ts';
import { ApiError, invalidField } from '../../core/http/ApiError.ts';
import { findTimeZone } from '../calendar/timeZoneStore.ts';
import { actOn, type EventRequest } from '../eventActions.ts';
import { impossibleTimes, refuseIssues, shiftFaults } from '../eventIssues.ts';
import { events, touchEvent } from '../eventStore.ts';
import { newEvent, typedOf } from '../newEvent.ts';
import { isOpen } from '../places/EventPlaces.ts';
import { copyShifts, shiftRowsOf } from '../shifts/shiftStore.ts';
import { listSeries } from './seriesStore.ts';

/**
 * Makes further events with an event's details on later days. They are published if the event is open.
 * @throws ApiError not_found, invalid_input or invalid_state
 */
export async function repeatEvent(
  { frequency, count }: Body<'repeatEvent'>,
  request: EventRequest,
): Promise<void> {
  const { user } = request;
  await actOn('repeat', request, async (event, trx) => {
    const stored = await events.find(event.id, user, trx);
    const { startDate, endDate } = stored;
    // Read after the lock, so that of two who repeat at once the second is refused.
    const series = await listSeries(event, trx);
    if (!startDate || followingOf(event.id, series).length > 0) throw new ApiError('invalid_state');
    const there = Math.max(1, series.length);
    if (count <= there) throw invalidField('count', 'minimum', { limit: there + 1 });

    const seriesId = stored.seriesId ?? event.id;
    const isPublished = isOpen(event);
    const lasts = endDate ? daysBetween(startDate, endDate) : undefined;
    const { shiftCount } = event;
    const timeZone = await findTimeZone(user.organizationId, trx);
    const shifts = await shiftRowsOf(event, trx);
    const [, ...days] = repetitionDays(startDate, frequency, count - there + 1);
    const rows = days.map((day) => {
      const times = { startDate: day, endDate: lasts === undefined ? undefined : addDays(day, lasts) };
      const row = { ...newEvent({ ...typedOf(stored), ...times }, user), seriesId, shiftCount };
      refuseIssues([...impossibleTimes(row, timeZone), ...shiftFaults(row, shifts, timeZone)]);
      return isPublished ? { ...row, status: 'active' as const, publishedAt: row.created } : row;
    });
    await insertRows('events', rows, trx);
    if (shiftCount > 0)
      await copyShifts(
        event,
        rows.map(({ id }) => id),
        trx,
      );
    for (const row of rows) await addHistory('events', row, user, 'created', [], trx);
    await touchEvent(event, { seriesId }, trx);
    const changes = [{ field: 'eventCount', from: there > 1 ? String(there) : null, to: String(count) }];
    await addHistory('events', event, user, 'repeated', changes, trx);
  });
}
