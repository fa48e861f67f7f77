import { createFeed, deleteFeed, findFeed, findReader } from '../../accounts/identity/calendarFeedStore.ts';
import { icalendar } from '../../core/calendar/icalendar.ts';
import { ApiError } from '../../core/http/ApiError.ts';
import type { Call, Handlers } from '../../core/http/Call.ts';
import { isKnown } from '../../core/http/isKnown.ts';
import { countRate, type RateLimit } from '../../core/http/rateLimit.ts';
import type { Services } from '../../core/services.ts';
import { findEntry, listShiftEntries } from './calendarEntries.ts';
import { calendarOf, type SentCalendar, sentCalendar } from './keptCalendars.ts';

/** A calendar program asks every quarter of an hour at most; somebody may have several. */
const readRate: RateLimit = { name: 'calendar:read', limit: 120, seconds: 60 * 60 };
const makeRate: RateLimit = { name: 'calendar:make', limit: 20, seconds: 60 * 60 };

/** Calendars by their secret addresses, and events as calendar files. */
export function calendarOperations({ db, config: { apiUrl, publicUrl } }: Services) {
  const { host } = new URL(publicUrl);

  return {
    getCalendar: async ({ params: { token }, request, reply }) => {
      const reader = await findReader(token, db);
      if (!reader) throw new ApiError('not_found');
      await countRate(readRate, reader.id, db);
      return sendCalendar(await calendarOf(reader, publicUrl, db), { request, reply });
    },
    getCalendarFeed: async ({ user }) => ({ createdAt: await findFeed(user, db) }),
    createCalendarFeed: async ({ user }) => {
      await countRate(makeRate, user.id, db);
      const secret = await createFeed(user, db);
      return {
        createdAt: await findFeed(user, db),
        url: new URL(`${apiUrl}/calendars/${secret}`, publicUrl).href,
      };
    },
    deleteCalendarFeed: ({ user }) => deleteFeed(user, db),
    getEventCalendar: async ({ user, params: { id }, request, reply }) => {
      const isVolunteer = user.role === 'volunteer';
      const entry = await findEntry({ ...user, id }, isVolunteer ? undefined : publicUrl, db);
      if (!entry) throw new ApiError('not_found');
      const shifts = isVolunteer ? await listShiftEntries(user, id, db) : [];
      reply.header('content-disposition', 'attachment; filename="event.ics"');
      const calendar = icalendar({ host, name: entry.title }, shifts.length > 0 ? shifts : [entry]);
      return sendCalendar(sentCalendar(calendar), { request, reply });
    },
  } satisfies Partial<Handlers>;
}

/** Answers 304 to who has the calendar already. */
function sendCalendar(
  { body, etag }: SentCalendar,
  { request, reply }: Pick<Call<'getCalendar'>, 'request' | 'reply'>,
): string | Buffer {
  reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-cache');
  return isKnown(etag, request, reply) ? '' : body;
}
