// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import EventsPage from '../../../src/panel/events/list/EventsPage.tsx';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { buildEvent } from './buildEvent.ts';
import { stopClock } from './stopClock.ts';
import { stubEvents } from './stubEvents.ts';

beforeEach(() => {
  stubBrowser('(min-width:768px)', '(min-width:1024px)');
  stopClock('2027-05-10T12:00:00+02:00');
});
afterEach(() => void vi.useRealTimers());

const pages = [
  { path: '/events', element: <EventsPage /> },
  { path: '/event/:eventId', element: <p>Jedno wydarzenie</p> },
];
const open = (search = '') => renderMember(pages, { at: `/events?view=calendar${search}` });
const day = (name: RegExp) => screen.getByRole('gridcell', { name });

test('the month with its events as links, today marked, all groups', async () => {
  const shopping = buildEvent();
  const { calls } = stubEvents({
    events: [shopping, buildEvent({ title: 'Szkic z datą', status: 'draft', startDate: '2027-05-15' })],
  });
  const { router } = await open();
  const grid = await screen.findByRole('grid', { name: 'maj 2027' });
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.']);
  expect(day(/^poniedziałek, 10 maja/).getAttribute('aria-current')).toBe('date');
  await waitFor(() => day(/^sobota, 15 maja, 2 wydarzenia$/));
  expect(calls()).toContain('GET /events?page=0&size=100&sort=startDate%2Casc&from=2027-04-26&to=2027-06-06');
  const link = within(day(/^sobota, 15 maja/)).getByRole('link', { name: /^10:00 Sobotnie.*, Nadchodzące$/ });
  await userEvent.click(link);
  await screen.findByText('Jedno wydarzenie');
  expect(router.state.location.state).toEqual({ list: '/events?view=calendar' });
});

test('arrow keys walk through the days and into other months; only one day is in the way of Tab', async () => {
  stubEvents({ events: [buildEvent()] });
  const { router } = await open();
  await screen.findByRole('grid', { name: 'maj 2027' });
  await waitFor(() => day(/^sobota, 15 maja, 1 wydarzenie$/));
  const stops = () => screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([day(/^poniedziałek, 10 maja/)]);
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  stops()[0]?.focus();
  for (const [key, name] of [
    ['ArrowRight', /^wtorek, 11 maja/],
    ['End', /^niedziela, 16 maja/],
    ['ArrowLeft', /^sobota, 15 maja/],
  ] as const) {
    press(key);
    await waitFor(() => expect(document.activeElement).toBe(day(name)));
  }
  expect(stops()).toHaveLength(1);
  expect(within(day(/^sobota, 15 maja/)).getByRole('link').tabIndex).toBe(0);
  press('PageDown');
  await screen.findByRole('grid', { name: 'czerwiec 2027' });
  await waitFor(() => expect(document.activeElement).toBe(day(/^wtorek, 15 czerwca/)));
  expect(router.state.location.search).toContain('month=2027-06');
  press('Home');
  press('ArrowUp');
  await waitFor(() => expect(document.activeElement).toBe(day(/^poniedziałek, 7 czerwca/)));
});

test('months by buttons and in the address, and back to today', async () => {
  stubEvents({});
  const { router } = await open('&month=2027-12');
  await screen.findByRole('grid', { name: 'grudzień 2027' });
  await userEvent.click(screen.getByRole('button', { name: 'Następny miesiąc' }));
  await screen.findByRole('grid', { name: 'styczeń 2028' });
  await userEvent.click(screen.getByRole('button', { name: 'Dzisiaj' }));
  await screen.findByRole('grid', { name: 'maj 2027' });
  expect(router.state.location.search).toBe('?view=calendar');
});

test('a day with many events shows some, and the others on demand', async () => {
  const events = Array.from({ length: 5 }, (_, index) =>
    buildEvent({ title: `Wydarzenie ${index + 1}`, eventStart: `1${index}:00` }),
  );
  stubEvents({ events });
  await open();
  await waitFor(() => day(/^sobota, 15 maja, 5 wydarzeń$/));
  const saturday = within(day(/^sobota, 15 maja/));
  expect(saturday.getAllByRole('link')).toHaveLength(2);
  await userEvent.click(saturday.getByRole('button', { name: 'i jeszcze 3' }));
  const all = within(await screen.findByRole('dialog', { name: 'sobota, 15 maja' }));
  expect(all.getAllByRole('link')).toHaveLength(5);
});

test('an event of several days is a link on each, with the time on the first', async () => {
  stubEvents({ events: [buildEvent({ title: 'Obóz', startDate: '2027-05-13', endDate: '2027-05-18' })] });
  await open();
  await waitFor(() => day(/^czwartek, 13 maja, 1 wydarzenie$/));
  const nameOn = (name: RegExp) => within(day(name)).getByRole('link').textContent;
  expect(nameOn(/^czwartek, 13 maja/)).toBe('10:00 Obóz, Nadchodzące');
  expect(nameOn(/^piątek, 14 maja/)).toBe(' … Obóz, Nadchodzące');
  expect(nameOn(/^wtorek, 18 maja/)).toBe(' … Obóz, Nadchodzące');
  expect(within(day(/^środa, 19 maja/)).queryByRole('link')).toBeNull();
});

test('more events than a page holds are all read', async () => {
  const events = Array.from({ length: 130 }, () => buildEvent());
  const { calls } = stubEvents({ events });
  await open();
  await waitFor(() => day(/^sobota, 15 maja, 130 wydarzeń$/));
  expect(calls().filter((call) => call.includes('size=100'))).toHaveLength(2);
});

test('on a phone the month is a list of its days', async () => {
  stubBrowser();
  stubEvents({ events: [buildEvent()] });
  await open();
  const saturday = await screen.findByRole('region', { name: 'sobota, 15 maja' });
  expect(within(saturday).getByRole('link', { name: 'Sobotnie zakupy dla seniorów' })).toBeDefined();
  expect(screen.queryByRole('grid')).toBeNull();
});

test('a month without events says so on a phone', async () => {
  stubBrowser();
  stubEvents({});
  await open('&month=2027-02');
  await screen.findByText('W tym miesiącu nie ma wydarzeń.');
});
