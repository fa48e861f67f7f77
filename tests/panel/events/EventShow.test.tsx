// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Event as FoundationEvent } from '../../../src/panel/events/Event.ts';
import EventsPage from '../../../src/panel/events/list/EventsPage.tsx';
import EventShow from '../../../src/panel/events/show/EventShow.tsx';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { expectFocusedHeading } from '../support/expectFocusedHeading.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse } from '../support/stubFetch.ts';
import { buildEvent, buildParticipant } from './buildEvent.ts';
import { stopClock } from './stopClock.ts';
import { stubEvents } from './stubEvents.ts';

beforeEach(() => {
  stubBrowser('(min-width:768px)', '(min-width:1024px)');
  stopClock('2027-05-01T12:00:00+02:00');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const pages = [
  { path: '/events', element: <EventsPage /> },
  { path: '/event/:eventId', element: <EventShow /> },
];
const creator = { id: '01980000-0000-7000-8000-0000000000c1', name: 'Piotr Zieliński-Nowy' };
const contact = ({ pathname }: URL) =>
  pathname.includes('/organization-coordinators/')
    ? jsonResponse({ ...creator, email: 'piotr@demo.example', phoneNumber: '+48602345678' })
    : undefined;
const actions = ['Opublikuj', 'Edytuj', 'Zakończ', 'Zmień w szkic', 'Odwołaj', 'Usuń'];
const shown = () =>
  actions.filter((name) => screen.queryByRole('button', { name }) ?? screen.queryByRole('link', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('what it tells', () => {
  test('when by the clocks of the foundation, where with a map, places, people, who to ask', async () => {
    const participant = buildParticipant();
    const event = buildEvent({ participants: [participant], waitlisted: 3 });
    stubEvents({ events: [event], override: contact });
    await renderMember(pages, { at: `/event/${event.id}` });
    await screen.findByRole('heading', { level: 1, name: event.title });
    expect(screen.getByRole('link', { name: 'Pokaż na mapie' }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/search?query=Zgierska+12%2C+91-002+%C5%81%C3%B3d%C5%BA',
    );
    expect(screen.getByText('Zajęte miejsca: 7 z 10 · 3 osoby czekają')).toBeDefined();
    expect(screen.getByText('Robimy zakupy z listy.')).toBeDefined();
    const person = screen.getByRole('link', { name: 'Łucja Wiśniewska' });
    expect(person.getAttribute('href')).toBe(`/volunteer/${participant.volunteerId}`);
    const all = screen.getByRole('link', { name: 'Wszyscy uczestnicy' });
    expect(all.getAttribute('href')).toBe(`/event/${event.id}/participants`);
    await screen.findByRole('link', { name: 'Piotr Zieliński-Nowy' });
    expect(screen.getByRole('link', { name: /602/ }).getAttribute('href')).toBe('tel:+48602345678');
    expect(document.title).toMatch(/^Sobotnie zakupy dla seniorów · /);
  });

  test.each([
    ['Europe/Warsaw', false],
    // Other clocks, the same time.
    ['Europe/Berlin', false],
    ['Europe/Kyiv', true],
    ['Europe/London', true],
  ] as const)('to a browser in %s the time zone is named: %s', async (timeZone, isNamed) => {
    vi.stubEnv('TZ', timeZone);
    const event = buildEvent();
    stubEvents({ events: [event], override: contact });
    await renderMember(pages, { at: `/event/${event.id}` });
    await screen.findByRole('heading', { level: 1, name: event.title });
    expect(screen.queryByText('czas środkowoeuropejski letni') !== null).toBe(isNamed);
  });

  test('a creator who has left the team is named, and nobody is bothered with it', async () => {
    const event = buildEvent();
    const { requests } = stubEvents({
      events: [event],
      override: ({ pathname }) =>
        pathname.includes('/organization-coordinators/')
          ? jsonResponse({ status: 404, message: 'Nie ma', messages: ['Nie ma'], errors: [] }, 404)
          : undefined,
    });
    await renderMember(pages, { at: `/event/${event.id}` });
    await screen.findByText('Piotr Zieliński');
    await waitFor(() =>
      expect(requests.find(({ url }) => url.includes('coordinators'))?.headers.get('no-toast')).toBe('true'),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a cancelled one: since when and why', async () => {
    const event = buildEvent({
      cancelledAt: '2027-04-30T10:00:00.000Z',
      cancellationReason: 'Sala jest zalana.',
    });
    stubEvents({ events: [event], override: contact });
    await renderMember(pages, { at: `/event/${event.id}` });
    await screen.findByText('Sala jest zalana.');
    expect(screen.getByText('Odwołane')).toBeDefined();
  });

  test('every field of the contract, and the history, are on their tabs', async () => {
    const entry = {
      id: 'h',
      at: '2027-04-02T10:00:00.000Z',
      action: 'published' as const,
      actorId: null,
      actorName: 'Anna',
    };
    const event = buildEvent({
      history: [{ ...entry, changes: [{ field: 'status', from: 'draft', to: 'active' }] }],
    });
    stubEvents({ events: [event], override: contact });
    const { router } = await renderMember(pages, { at: `/event/${event.id}?tab=details` });
    const details = within(await screen.findByRole('tabpanel', { name: 'Wszystkie dane' }));
    for (const name of ['Dane', 'Kiedy', 'Gdzie', 'Wolontariusze', 'Przebieg'])
      expect(details.getByRole('region', { name })).toBeDefined();
    await userEvent.click(screen.getByRole('tab', { name: 'Historia' }));
    await screen.findByText('Opublikowano');
    expect(router.state.location.search).toBe('?tab=history');
  });
});

describe('what can be done, by state and role', () => {
  const soon = { startDate: '2027-05-01', eventStart: '09:00', endDate: '2027-05-01', eventEnd: '14:00' };
  test.each([
    [
      'a draft',
      buildEvent({ status: 'draft', nrOfVolunteersSigned: 0 }),
      ['Opublikuj', 'Edytuj', 'Usuń'],
      ['Opublikuj', 'Edytuj', 'Usuń'],
    ],
    [
      'a draft that is not complete',
      buildEvent({ status: 'draft', city: null }),
      ['Edytuj', 'Usuń'],
      ['Edytuj', 'Usuń'],
    ],
    [
      'one that nobody has joined',
      buildEvent({ nrOfVolunteersSigned: 0 }),
      ['Edytuj', 'Zmień w szkic', 'Odwołaj'],
      ['Edytuj', 'Zmień w szkic', 'Odwołaj', 'Usuń'],
    ],
    ['one that is joined', buildEvent(), ['Edytuj', 'Odwołaj'], ['Edytuj', 'Odwołaj', 'Usuń']],
    [
      'one that runs',
      buildEvent(soon),
      ['Edytuj', 'Zakończ', 'Odwołaj'],
      ['Edytuj', 'Zakończ', 'Odwołaj', 'Usuń'],
    ],
    ['a finished one', buildEvent({ status: 'finished' }), [], ['Usuń']],
    ['a cancelled one', buildEvent({ cancelledAt: '2027-04-30T10:00:00.000Z' }), [], ['Usuń']],
  ])('%s', async (_, event, byCoordinator, byAdmin) => {
    stubEvents({ events: [event], override: contact });
    const at = `/event/${event.id}`;
    const view = await renderMember(pages, { at, user: buildUser({ role: 'coordinator' }) });
    await screen.findByRole('heading', { level: 1, name: event.title });
    expect(shown()).toEqual(byCoordinator);
    view.unmount();
    await renderMember(pages, { at });
    await screen.findByRole('heading', { level: 1, name: event.title });
    expect(shown()).toEqual(byAdmin);
  });

  test('a draft names what it lacks', async () => {
    const event = buildEvent({ status: 'draft', city: null, description: null });
    stubEvents({ events: [event], override: contact });
    await renderMember(pages, { at: `/event/${event.id}` });
    await screen.findByText('Do publikacji brakuje: Opis, Miejscowość');
  });

  test('publish: asked first, and it can be taken back', async () => {
    const event = buildEvent({ status: 'draft', nrOfVolunteersSigned: 0 });
    stubEvents({ events: [event], override: contact });
    await renderMember(pages, { at: `/event/${event.id}` });
    await userEvent.click(await screen.findByRole('button', { name: 'Opublikuj' }));
    const ask = await dialog();
    expect(ask.queryByText('Tej czynności nie można cofnąć.')).toBeNull();
    await userEvent.click(ask.getByRole('button', { name: 'Opublikuj' }));
    await screen.findByText('Wydarzenie zostało opublikowane');
    await screen.findByRole('button', { name: 'Zmień w szkic' });
  });

  test('publish: refused since a colleague has changed it, what they have made of it is shown instead', async () => {
    const event = buildEvent({ status: 'draft', nrOfVolunteersSigned: 0, version: 4 });
    const refusal = buildProblem({ code: 'record_changed', message: 'Ktoś zmienił te dane' });
    const { calls } = stubEvents({
      events: [event],
      override: (url) => {
        if (!url.pathname.endsWith('/publish')) return contact(url);
        Object.assign(event, { title: 'Już w innym parku', version: 5 });
        return jsonResponse(refusal, 409);
      },
    });
    await renderMember(pages, { at: `/event/${event.id}` });
    await userEvent.click(await screen.findByRole('button', { name: 'Opublikuj' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Opublikuj' }));
    await screen.findByText('Ktoś zmienił te dane');
    await screen.findByRole('heading', { level: 1, name: 'Już w innym parku' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls()).toContain(`POST /events/${event.id}/publish?version=4`);
  });

  test('cancel: with a reason, told how many will hear of it, and then how many were told', async () => {
    const event = buildEvent({ waitlisted: 2 });
    const { requests } = stubEvents({ events: [event], override: contact });
    await renderMember(pages, { at: `/event/${event.id}` });
    await userEvent.click(await screen.findByRole('button', { name: 'Odwołaj' }));
    const ask = await dialog();
    expect(ask.getByText(/9 zapisanych lub oczekujących osób/)).toBeDefined();
    expect(ask.getByText('Tej czynności nie można cofnąć.')).toBeDefined();
    await userEvent.click(ask.getByRole('button', { name: 'Odwołaj' }));
    await ask.findByText('To pole jest wymagane');
    await userEvent.type(ask.getByRole('textbox'), 'Sala jest zalana.');
    await userEvent.click(ask.getByRole('button', { name: 'Odwołaj' }));
    await screen.findByText('Wydarzenie zostało odwołane. Powiadomiono 9 osób.');
    await screen.findByText('Odwołane');
    const sent = requests.find(({ url }) => url.endsWith('/cancel'));
    expect(await sent?.json()).toEqual({ reason: 'Sala jest zalana.' });
  });

  test('delete: back to the list as it was left, without it', async () => {
    const event = buildEvent();
    const { calls } = stubEvents({ events: [event, buildEvent({ title: 'Rajd' })], override: contact });
    const { router } = await renderMember(pages, { at: '/events?q=a' });
    await userEvent.click(await screen.findByRole('link', { name: event.title }));
    await userEvent.click(await screen.findByRole('button', { name: 'Usuń' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Usuń' }));
    await screen.findByText('Usunięto pomyślnie');
    await screen.findByRole('link', { name: 'Rajd' });
    await waitFor(() => expect(screen.queryByRole('link', { name: event.title })).toBeNull());
    expect(router.state.location.search).toBe('?q=a');
    expect(calls()).toContain(`DELETE /events/${event.id}`);
  });

  test('what becomes possible while the page is open appears', async () => {
    const event = buildEvent({ ...soon, eventStart: '12:05' });
    stubEvents({ events: [event], override: contact });
    await renderMember(pages, { at: `/event/${event.id}` });
    await screen.findByRole('heading', { level: 1, name: event.title });
    expect(screen.queryByRole('button', { name: 'Zakończ' })).toBeNull();
    vi.setSystemTime(new Date('2027-05-01T12:05:00+02:00'));
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByRole('button', { name: 'Zakończ' });
  });
});

test('once a series is made, its button is gone and the page’s heading has the focus', async () => {
  const event = buildEvent();
  const { id, version, startDate, status } = event;
  const following = { id: id.replace(/.$/, '9'), startDate: '2027-06-12', status, cancelledAt: null };
  const series = [{ id, startDate, status, cancelledAt: null }, following] as FoundationEvent['series'];
  stubEvents({
    events: [event],
    override: (url) =>
      url.pathname.endsWith('/series')
        ? jsonResponse({ ...event, version: version + 1, series })
        : contact(url),
  });
  await renderMember(pages, { at: `/event/${id}` });
  const repeat = await screen.findByRole('button', { name: 'Powtórz' });
  await userEvent.click(repeat);
  await userEvent.click((await dialog()).getByRole('button', { name: 'Utwórz serię' }));
  await waitFor(() => expect(repeat.isConnected).toBe(false));
  await expectFocusedHeading(event.title);
});

test.each([
  ['the poster of an event is one click away', '/f/pomocna-dlon/poster?event=1'],
  ['an event that the public page does not tell of has no poster', null],
] as const)('%s', async (_, posterPath) => {
  const event = buildEvent({ posterPath });
  stubEvents({ events: [event], override: contact });
  await renderMember(pages, { at: `/event/${event.id}` });
  await screen.findByRole('heading', { level: 1, name: event.title });
  const poster = screen.queryByRole('link', { name: 'Plakat' });
  expect(poster?.getAttribute('href') ?? null).toBe(posterPath);
  if (poster) expect(poster.getAttribute('target')).toBe('_blank');
});

test.each([
  ['an event with minors warns of who has a place and is not cleared', { uncleared: 2 }, true],
  ['nobody is warned of where all are cleared', { uncleared: 0 }, false],
  ['nor of an event that is over', { uncleared: 2, status: 'finished' }, false],
] as const)('%s', async (_, overrides, isWarned) => {
  const event = buildEvent({ withMinors: true, ...overrides });
  stubEvents({ events: [event], override: contact });
  await renderMember(pages, { at: `/event/${event.id}` });
  await screen.findByRole('heading', { level: 1, name: event.title });
  const warning = screen.queryByText('2 osoby z miejscem nie mają dopuszczenia do pracy z małoletnimi');
  expect(warning !== null).toBe(isWarned);
});
