import type { Route } from 'playwright-core';
import { paths } from '../../../../src/contract/paths.ts';
import type { World } from './insertWorld.ts';
import type { WorldEvents } from './insertWorldEvents.ts';
import { moveTo } from './moveTo.ts';
import type { Screen, ScreenState } from './ScreenState.ts';
import { ask, leaveUnsaved, press, submitTooLittle } from './steps.ts';

const create = { as: 'admin', path: 'createEvent', at: () => paths.createEvent.getHref() } as const;
const edit = (event: keyof WorldEvents) =>
  ({
    as: 'admin',
    path: 'editEvent',
    at: ({ events }: World) => paths.editEvent.getHref({ eventId: events[event] }),
  }) as const;

const nameIt = ({ main, text }: Screen) =>
  main.getByRole('textbox', { name: text('fields.title'), exact: true }).fill('Wycieczka');

/** The API's response, with a title changed by somebody else. */
const renamed = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({
    response,
    json: { ...(await response.json()), title: 'Zbiórka żywności i ubrań', version: 9 },
  });
};

export const eventFormStates: readonly ScreenState[] = [
  { ...edit('shifts'), name: 'the form of an event with shifts' },
  { ...create, name: 'a new event' },
  { ...create, name: 'a new event without a title', reach: submitTooLittle('events.form.saveDraft') },
  {
    ...create,
    name: 'publishing a new event too early',
    reach: async (screen) => {
      await nameIt(screen);
      await submitTooLittle('events.form.publish')(screen);
    },
    leave: leaveUnsaved,
  },
  {
    ...create,
    name: 'leaving what is not saved',
    reach: async (screen) => {
      await nameIt(screen);
      await screen.button('ra.action.cancel').click();
      await screen.dialog.waitFor();
    },
    leave: async ({ dialog, text }) => {
      await dialog.getByRole('button', { name: text('form.unsaved.leave') }).click();
      await dialog.waitFor({ state: 'detached' });
    },
  },
  {
    ...create,
    name: 'signing in again',
    // The save waits for the renewed session.
    isLoading: true,
    answers: () => ({ 'POST /api/events': 'unauthenticated' }),
    reach: async (screen) => {
      await nameIt(screen);
      await screen.button('events.form.saveDraft').click();
      await screen.dialog.getByRole('heading', { name: screen.text('shell.renewal.title') }).waitFor();
    },
    leave: async ({ page, dialog, text }) => {
      await dialog.getByRole('button', { name: text('shell.renewal.leave') }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.evaluate(() => sessionStorage.clear());
    },
  },
  {
    ...create,
    name: 'a new event that was typed before',
    reach: async ({ page, text, world }) => {
      const draft = { at: Date.now(), base: {}, values: { title: 'Wycieczka' } };
      await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
        `draft:${world.admin.id} EventInput`,
        JSON.stringify(draft),
      ] as const);
      await moveTo(page, '/no-such-page');
      await moveTo(page, paths.createEvent.getHref());
      await page.getByRole('button', { name: text('form.draft.discard') }).waitFor();
    },
    leave: press('form.draft.discard'),
  },
  { ...edit('complete'), name: 'editing a draft' },
  { ...edit('complete'), name: 'the preview of an event', reach: ask('events.form.preview') },
  { ...edit('series'), name: 'editing an event of a series' },
  {
    ...edit('future'),
    name: 'saving what somebody else has changed',
    answers: ({ events }) => ({ [`PUT /api/events/${events.future}`]: 'record_changed' }),
    reach: async (screen) => {
      await nameIt(screen);
      const { pathname } = new URL(`/api/events/${screen.world.events.future}`, screen.page.url());
      await screen.page.route(
        (url) => url.pathname === pathname,
        (route) => (route.request().method() === 'GET' ? renamed(route) : route.fallback()),
      );
      await screen.button('ra.action.save').click();
      await screen.dialog.getByRole('heading', { name: screen.text('form.conflict.title') }).waitFor();
    },
    leave: async (screen) => {
      await screen.dialog.getByRole('button', { name: screen.text('form.conflict.stay') }).click();
      await screen.page.unrouteAll();
      await leaveUnsaved(screen);
    },
  },
  { ...edit('finished'), name: 'editing what is finished' },
];
