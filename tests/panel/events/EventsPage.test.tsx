// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import EventsPage from '../../../src/panel/events/list/EventsPage.tsx';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse } from '../support/stubFetch.ts';
import { buildEvent } from './buildEvent.ts';
import { stopClock } from './stopClock.ts';
import { stubEvents } from './stubEvents.ts';

beforeEach(() => {
  stubBrowser('(min-width:768px)', '(min-width:1024px)');
  stopClock('2027-05-01T12:00:00+02:00');
});
afterEach(() => void vi.useRealTimers());

const pages = [{ path: '/events', element: <EventsPage /> }];
const buildAll = () => [
  buildEvent(),
  buildEvent({ title: 'Rajd', cancelledAt: '2027-04-30T10:00:00.000Z', waitlisted: 2 }),
  buildEvent({ title: 'Festyn', startDate: '2027-05-01', eventStart: '00:01', endDate: '2027-05-01' }),
  buildEvent({ title: 'Szkolenie', status: 'finished', startDate: '2027-04-01', endDate: '2027-04-01' }),
  buildEvent({ title: 'Warsztaty', status: 'draft', startDate: null, city: null, volunteersNeededNum: null }),
];
const card = async (title: string) =>
  within((await screen.findByRole('link', { name: title })).closest('li') ?? document.body);

describe('groups', () => {
  test('a tab each, with how many are in it; what comes next comes first', async () => {
    const { calls } = stubEvents({ events: buildAll() });
    await renderMember(pages, { at: '/events' });
    for (const name of [/^Nadchodzące ?2$/, /^Trwające ?1$/, /^Zakończone ?1$/, /^Szkice ?1$/])
      await waitFor(() => expect(screen.getByRole('tab', { name })).toBeDefined());
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Nadchodzące2');
    expect(calls()).toContain('GET /events?page=0&size=25&sort=startDate%2Casc&group=future');
    expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0);
  });

  test('another group: in the address, with the search and the filters, from its first page', async () => {
    const { calls } = stubEvents({ events: buildAll() });
    const { router } = await renderMember(pages, { at: '/events?q=a&city=Łódź&sort=title,asc&page=2' });
    await userEvent.click(await screen.findByRole('tab', { name: /^Zakończone/ }));
    await screen.findByRole('link', { name: 'Szkolenie' });
    expect(decodeURIComponent(router.state.location.search)).toBe('?q=a&city=Łódź&group=finished');
    expect(calls().map(decodeURIComponent)).toContain(
      'GET /events?page=0&size=25&sort=startDate,desc&q=a&city=Łódź&group=finished',
    );
  });

  test.each([
    ['', 'Nie ma nadchodzących wydarzeń'],
    ['?group=active', 'Teraz nic się nie dzieje'],
    ['?group=finished', 'Nie ma jeszcze zakończonych wydarzeń'],
    ['?group=drafts', 'Nie ma szkiców'],
  ])('an empty group says so and names the next step: %s', async (search, title) => {
    stubEvents({});
    await renderMember(pages, { at: `/events${search}` });
    await screen.findByRole('heading', { name: title });
    const links = screen.getAllByRole('link', { name: 'Nowe wydarzenie' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/create-event', '/create-event']);
  });
});

describe('a card', () => {
  test('when, where, how many places, and how it stands', async () => {
    stubEvents({ events: buildAll() });
    await renderMember(pages, { at: '/events' });
    const shopping = await card('Sobotnie zakupy dla seniorów');
    expect(shopping.getByText('sob., 15 maj 2027, 10:00–13:30')).toBeDefined();
    expect(shopping.getByText('Zgierska 12, 91-002 Łódź')).toBeDefined();
    expect(shopping.getByText('Zajęte miejsca: 7 z 10')).toBeDefined();
    expect(shopping.getByText('Nadchodzące')).toBeDefined();
    const trip = await card('Rajd');
    expect(trip.getByText('Odwołane')).toBeDefined();
    expect(trip.getByText('Zajęte miejsca: 7 z 10 · 2 osoby czekają')).toBeDefined();
  });

  test('a draft that knows nothing yet', async () => {
    stubEvents({ events: buildAll() });
    await renderMember(pages, { at: '/events?group=drafts' });
    const draft = await card('Warsztaty');
    for (const text of ['Szkic', 'Termin nie jest ustalony', 'Liczba miejsc nie jest ustalona'])
      expect(draft.getByText(text)).toBeDefined();
  });

  test('in Ukrainian, with the plurals of Ukrainian', async () => {
    stubEvents({ events: buildAll() });
    await renderMember(pages, { at: '/events', language: 'uk' });
    expect((await card('Rajd')).getByText('Зайнято місць: 7 з 10 · 2 людини чекають')).toBeDefined();
    await screen.findByText('2 події');
  });
});

test('filters of the contract, and an export of exactly what is listed', async () => {
  const { calls } = stubEvents({ events: buildAll() });
  await renderMember(pages, { at: '/events?group=finished' });
  await userEvent.click(await screen.findByRole('button', { name: 'Wolne miejsca' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Kategoria pomocy' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Edukacja' }));
  expect(screen.getByLabelText('Od dnia')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Eksportuj' }));
  await waitFor(() => expect(calls().filter((call) => call.includes('/export'))).toHaveLength(1));
  const asked = calls()
    .find((call) => call.includes('/export'))
    ?.split('?')[1];
  expect(Object.fromEntries(new URLSearchParams(asked))).toEqual({
    sort: 'startDate,desc',
    placesFree: 'true',
    helpCategory: 'education',
    group: 'finished',
  });
});

test('who may not create sees no button', async () => {
  stubEvents({ events: buildAll() });
  await renderMember(pages, { at: '/events', user: buildUser({ role: 'volunteer' }) });
  await card('Rajd');
  expect(screen.queryByRole('link', { name: 'Nowe wydarzenie' })).toBeNull();
});

test('a list that cannot be read can be tried again', async () => {
  let isAway = true;
  stubEvents({
    events: buildAll(),
    override: ({ pathname }) =>
      isAway && pathname.endsWith('/events') ? jsonResponse(buildProblem({ status: 500 }), 500) : undefined,
  });
  await renderMember(pages, { at: '/events' });
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  isAway = false;
  await userEvent.click(retry);
  await card('Rajd');
});
