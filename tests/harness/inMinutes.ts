import { type buildEvent, dayFromNow } from './insertEvent.ts';

type Times = Pick<ReturnType<typeof buildEvent>, 'startDate' | 'eventStart' | 'endDate' | 'eventEnd'>;

/** An event that begins in so many minutes, by the clock of Warsaw, where the foundation is, and ends in nine days. */
export function inMinutes(minutes: number): Times {
  const text = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'short' },
  }).format(Date.now() + minutes * 60_000);
  const [startDate = '', eventStart = ''] = text.split(' ');
  return { startDate, eventStart, endDate: dayFromNow(9), eventEnd: null };
}
