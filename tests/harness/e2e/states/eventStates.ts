import { paths } from '../../../../src/contract/paths.ts';
import type { World } from './insertWorld.ts';
import type { WorldEvents } from './insertWorldEvents.ts';
import type { ScreenState } from './ScreenState.ts';
import { ask } from './steps.ts';

const list = (query: Readonly<Record<string, string>> = {}) =>
  ({ as: 'admin', path: 'events', at: () => paths.events.getHref({ query }) }) as const;
const page = (event: keyof WorldEvents, query: Readonly<Record<string, string>> = {}) =>
  ({
    as: 'admin',
    path: 'event',
    at: ({ events }: World) => paths.event.getHref({ eventId: events[event], query }),
  }) as const;

export const eventStates: readonly ScreenState[] = [
  { ...list(), name: 'future events' },
  { ...list({ group: 'drafts' }), name: 'drafts' },
  { ...list({ group: 'finished' }), name: 'finished events' },
  { ...list({ view: 'calendar' }), name: 'the calendar' },
  {
    ...list({ view: 'calendar' }),
    name: 'all events of a day',
    reach: async ({ main, page, dialog }) => {
      await main.locator('td[aria-current=date] button').click();
      await dialog.getByRole('link').first().waitFor();
      await page.keyboard.press('Tab');
    },
  },
  { ...page('draft'), name: 'a draft that lacks something' },
  { ...page('complete'), name: 'publishing', reach: ask('events.publish.label') },
  { ...page('future'), name: 'an event that is to come' },
  { ...page('future'), name: 'making a draft of it again', reach: ask('events.unpublish.label') },
  { ...page('future'), name: 'deleting an event', reach: ask('ra.action.delete') },
  {
    ...page('future'),
    name: 'cancelling without a reason',
    reach: async (screen) => {
      await ask('events.cancel.label')(screen);
      await screen.dialog.getByRole('button', { name: screen.text('events.cancel.label') }).click();
      await screen.dialog.getByText(screen.text('validation.required')).waitFor();
    },
  },
  { ...page('future'), name: 'repeating an event', reach: ask('events.series.label') },
  { ...page('shifts'), name: 'an event with shifts and with minors' },
  {
    ...page('shifts'),
    name: 'deleting a shift',
    reach: async ({ main, dialog }) => {
      // Its name and its day are in the label; the last is to delete it.
      await main.getByRole('button', { name: 'Pakowanie prezentów' }).last().click();
      await dialog.getByRole('heading').first().waitFor();
    },
  },
  {
    ...page('shifts'),
    name: 'a shift that lacks everything',
    reach: async (screen) => {
      await ask('events.shifts.add')(screen);
      await screen.dialog.getByRole('button', { name: screen.text('ra.action.save') }).click();
      await screen.dialog.locator('[data-invalid]').first().waitFor();
    },
  },
  { ...page('series'), name: 'an event of a series' },
  { ...page('series'), name: 'a new shift of a series', reach: ask('events.shifts.add') },
  { ...page('series'), name: 'cancelling an event of a series', reach: ask('events.cancel.label') },
  { ...page('running'), name: 'an event that is going on' },
  { ...page('running'), name: 'finishing', reach: ask('events.finish.label') },
  { ...page('running', { tab: 'details' }), name: 'all fields of an event' },
  { ...page('running', { tab: 'history' }), name: 'the history of an event' },
  { ...page('running', { tab: 'mails' }), name: 'what was mailed about an event' },
  { ...page('future', { tab: 'mails' }), name: 'an event that nothing was mailed about' },
  { ...page('finished'), name: 'a finished event' },
  { ...page('cancelled'), name: 'a cancelled event' },
];
