// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import ParticipantsPage from '../../../src/panel/events/participants/ParticipantsPage.tsx';
import { buildProblem } from '../support/buildProblem.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse } from '../support/stubFetch.ts';
import { buildEvent, buildParticipant } from './buildEvent.ts';
import { stopClock } from './stopClock.ts';
import { stubEvents } from './stubEvents.ts';

beforeEach(() => {
  stubBrowser('(min-width:768px)', '(min-width:1024px)');
  // The event has begun half an hour ago.
  stopClock('2027-05-15T10:30:00+02:00');
});
afterEach(() => void vi.useRealTimers());

const pages = [{ path: '/event/:eventId/participants', element: <ParticipantsPage /> }];
const buildAll = () => {
  const event = buildEvent();
  const of = { eventId: event.id };
  const participants = [
    buildParticipant(of),
    buildParticipant({ ...of, firstname: 'Сергій', lastname: 'Шевченко' }),
    buildParticipant({ ...of, firstname: 'Наталія', lastname: 'Бондаренко', status: 'waitlisted' }),
    buildParticipant({ ...of, firstname: 'Agnieszka', lastname: 'Szymańska', status: 'resigned' }),
  ];
  return { event, participants };
};
const open = ({ id }: { id: string }, search = '') =>
  renderMember(pages, { at: `/event/${id}/participants${search}` });
const row = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li') ?? document.body);
const pressed = (within_: Awaited<ReturnType<typeof row>>) =>
  within_
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map(({ textContent }) => textContent);
const puts = (calls: readonly string[]) => calls.filter((call) => call.startsWith('PUT'));

describe('the list', () => {
  test('who holds a place can be recorded; the others show how it stands with them', async () => {
    const { event, participants } = buildAll();
    const { calls } = stubEvents({ events: [event], participants });
    await open(event);
    const first = await row('Łucja Wiśniewska');
    expect(first.getByRole('link', { name: /501/ }).getAttribute('href')).toBe('tel:+48501894188');
    expect(first.getByRole('group', { name: 'Obecność: Łucja Wiśniewska' })).toBeDefined();
    expect((await row('Наталія Бондаренко')).getByText('Na liście rezerwowej')).toBeDefined();
    expect((await row('Agnieszka Szymańska')).queryByRole('button')).toBeNull();
    expect(screen.getByText('4 osoby')).toBeDefined();
    expect(calls()).toContain(`GET /events/${event.id}/participants?page=0&size=25&sort=lastname%2Casc`);
    expect(document.title).toMatch(/^Uczestnicy wydarzenia: Sobotnie zakupy/);
  });

  test('who waits is shown until when a place is kept for them, and no longer', async () => {
    const { event } = buildAll();
    const waiting = { eventId: event.id, status: 'waitlisted' as const };
    const participants = [
      buildParticipant({ ...waiting, offeredUntil: '2027-05-15T15:00:00.000Z' }),
      buildParticipant({ ...waiting, firstname: 'Ewa', offeredUntil: '2027-05-15T08:00:00.000Z' }),
    ];
    stubEvents({ events: [event], participants });
    await open(event);
    expect((await row('Łucja Wiśniewska')).getByText(/^Miejsce czeka do 15/)).toBeDefined();
    expect((await row('Ewa Wiśniewska')).queryByText(/^Miejsce czeka/)).toBeNull();
  });

  test('who needs a guardian’s consent on that day and has none is marked', async () => {
    const event = buildEvent();
    const of = { eventId: event.id };
    const participants = [
      buildParticipant({ ...of, guardianConsent: 'missing' }),
      buildParticipant({ ...of, firstname: 'Ewa', guardianConsent: 'renew' }),
      buildParticipant({ ...of, firstname: 'Adam', guardianConsent: 'given' }),
      buildParticipant({ ...of, firstname: 'Jan', guardianConsent: 'notNeeded' }),
    ];
    stubEvents({ events: [event], participants });
    await open(event);
    expect((await row('Łucja Wiśniewska')).getByText('Brak zgody opiekuna')).toBeDefined();
    expect((await row('Ewa Wiśniewska')).getByText('Zgoda opiekuna do odnowienia')).toBeDefined();
    for (const name of ['Adam', 'Jan'])
      expect((await row(`${name} Wiśniewska`)).queryByText(/opiekuna/)).toBeNull();
  });

  test('says how many are not in it, because their data was deleted', async () => {
    const event = buildEvent({ erasedParticipants: 2 });
    stubEvents({ events: [event], participants: [buildParticipant({ eventId: event.id })] });
    await open(event);
    await row('Łucja Wiśniewska');
    expect(screen.getByText(/^2 osoby, których dane usunięto, liczą się/)).toBeDefined();
  });

  test('search, statuses and the export of exactly that', async () => {
    const { event, participants } = buildAll();
    const { calls } = stubEvents({ events: [event], participants });
    const { router } = await open(event);
    await userEvent.type(await screen.findByRole('searchbox'), 'Wiś');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Сергій Шевченко' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Zapis przyjęty' }));
    await waitFor(() => expect(router.state.location.search).toContain('status=signed_up'));
    await row('Łucja Wiśniewska');
    await userEvent.click(screen.getByRole('button', { name: 'Eksportuj' }));
    await waitFor(() => expect(calls().some((call) => call.includes('/export'))).toBe(true));
    const asked = calls().find((call) => call.includes('/export')) ?? '';
    expect(asked.split('?')[0]).toBe(`GET /events/${event.id}/participants/export`);
    expect(Object.fromEntries(new URLSearchParams(asked.split('?')[1]))).toEqual({
      sort: 'lastname,asc',
      q: 'Wiś',
      status: 'signed_up',
    });
  });

  test('before the start nobody can be recorded, and the page says from when', async () => {
    stopClock('2027-05-15T09:59:00+02:00');
    const { event, participants } = buildAll();
    stubEvents({ events: [event], participants });
    await open(event);
    await screen.findByText(/Obecność można odnotowywać od rozpoczęcia: sob., 15 maj 2027, 10:00/);
    expect(screen.queryByRole('group', { name: /^Obecność/ })).toBeNull();
  });

  test('nobody has joined', async () => {
    const event = buildEvent({ nrOfVolunteersSigned: 0 });
    stubEvents({ events: [event] });
    await open(event);
    await screen.findByRole('heading', { name: 'Nikt się jeszcze nie zapisał' });
  });
});

describe('attendance', () => {
  test('shows at once, row by row, without reading the list anew; chosen once more it is taken back', async () => {
    const { event, participants } = buildAll();
    const { calls, requests } = stubEvents({ events: [event], participants });
    await open(event);
    const first = await row('Łucja Wiśniewska');
    await screen.findByText('Obecni');
    const counts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
    await waitFor(() => expect(counts()).toEqual(['0', '0', '2']));
    const reads = calls().length;

    await userEvent.click(first.getByRole('button', { name: 'Obecność' }));
    expect(pressed(first)).toEqual(['Obecność']);
    await first.findByText('Zapisano: Łucja Wiśniewska');
    await waitFor(() => expect(counts()).toEqual(['1', '0', '1']));

    await userEvent.click(first.getByRole('button', { name: 'Nieobecność' }));
    await waitFor(() => expect(counts()).toEqual(['0', '1', '1']));
    expect(pressed(first)).toEqual(['Nieobecność']);

    await userEvent.click(first.getByRole('button', { name: 'Nieobecność' }));
    await waitFor(() => expect(counts()).toEqual(['0', '0', '2']));
    expect(pressed(first)).toEqual([]);

    expect(puts(calls())).toHaveLength(3);
    expect(calls()).toHaveLength(reads + 3);
    const bodies = requests.filter(({ method }) => method === 'PUT').map((request) => request.json());
    expect((await Promise.all(bodies)).map(({ status }) => status)).toEqual([
      'attended',
      'no_show',
      'signed_up',
    ]);
  });

  test('who changes their mind before the answer is heard too, and the last choice stays', async () => {
    const { event, participants } = buildAll();
    let release = () => {};
    const { requests } = stubEvents({
      events: [event],
      participants,
      override: async (_, { method }) => {
        if (method === 'PUT') await new Promise<void>((resolve) => (release = resolve));
        return undefined;
      },
    });
    await open(event);
    const first = await row('Łucja Wiśniewska');
    await userEvent.click(first.getByRole('button', { name: 'Obecność' }));
    await userEvent.click(first.getByRole('button', { name: 'Nieobecność' }));
    expect(pressed(first)).toEqual(['Nieobecność']);
    const sent = () => requests.filter(({ method }) => method === 'PUT');
    await waitFor(() => expect(sent()).toHaveLength(1));
    release();
    await waitFor(() => expect(sent()).toHaveLength(2));
    release();
    await first.findByText('Zapisano: Łucja Wiśniewska');
    expect(pressed(first)).toEqual(['Nieobecność']);
  });

  test('a failure is told at its row alone, and can be repeated', async () => {
    const { event, participants } = buildAll();
    let isAway = true;
    const problem = buildProblem({ status: 409, code: 'invalid_state', message: 'Za późno' });
    stubEvents({
      events: [event],
      participants,
      override: (_, { method }) => (isAway && method === 'PUT' ? jsonResponse(problem, 409) : undefined),
    });
    await open(event);
    const first = await row('Łucja Wiśniewska');
    await userEvent.click(first.getByRole('button', { name: 'Obecność' }));
    expect((await first.findByRole('alert')).textContent).toContain(
      'Nie zapisano: Łucja Wiśniewska. Za późno',
    );
    expect(pressed(first)).toEqual([]);
    expect(screen.getAllByRole('alert')).toHaveLength(1);

    const second = await row('Сергій Шевченко');
    isAway = false;
    await userEvent.click(second.getByRole('button', { name: 'Obecność' }));
    await second.findByText('Zapisano: Сергій Шевченко');
    await userEvent.click(first.getByRole('button', { name: 'Spróbuj ponownie' }));
    await first.findByText('Zapisano: Łucja Wiśniewska');
    expect(pressed(first)).toEqual(['Obecność']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('what was chosen without a network is recorded by itself once there is one, in its last state', async () => {
  const { event, participants } = buildAll();
  let isAway = true;
  const { requests } = stubEvents({
    events: [event],
    participants,
    override: (_, { method }) => {
      if (isAway && method === 'PUT') throw new TypeError('Failed to fetch');
      return undefined;
    },
  });
  await open(event);
  const first = await row('Łucja Wiśniewska');
  const second = await row('Сергій Шевченко');
  await userEvent.click(first.getByRole('button', { name: 'Obecność' }));
  await first.findByText('Czeka na sieć: Łucja Wiśniewska');
  await userEvent.click(first.getByRole('button', { name: 'Nieobecność' }));
  await userEvent.click(second.getByRole('button', { name: 'Obecność' }));
  await second.findByText('Czeka na sieć: Сергій Шевченко');
  expect(pressed(first)).toEqual(['Nieobecność']);
  expect(pressed(second)).toEqual(['Obecność']);
  await screen.findByText(/^2 wybory czekają na sieć/);
  expect(screen.queryByRole('alert')).toBeNull();
  isAway = false;
  requests.length = 0;
  window.dispatchEvent(new Event('online'));

  await first.findByText('Zapisano: Łucja Wiśniewska');
  await second.findByText('Zapisano: Сергій Шевченко');
  expect(pressed(first)).toEqual(['Nieobecność']);
  expect(pressed(second)).toEqual(['Obecność']);
  expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(2);
  expect(screen.queryByText(/czekają na sieć/)).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('attendance:'))).toEqual([]);
});

test('what waits for the network is sent by a page that is opened later, or on demand', async () => {
  const { event, participants } = buildAll();
  let isAway = true;
  stubEvents({
    events: [event],
    participants,
    override: (_, { method }) =>
      isAway && method === 'PUT' ? new Response('<h1>Bad gateway</h1>', { status: 502 }) : undefined,
  });
  await open(event);
  const first = await row('Łucja Wiśniewska');
  await userEvent.click(first.getByRole('button', { name: 'Obecność' }));
  await first.findByText('Czeka na sieć: Łucja Wiśniewska');
  cleanup();
  await open(event);
  const again = await row('Łucja Wiśniewska');
  expect(pressed(again)).toEqual(['Obecność']);
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Wyślij teraz' }));
  await again.findByText('Zapisano: Łucja Wiśniewska');
});

test('a refused choice is kept until it is sent again or discarded', async () => {
  const { event, participants } = buildAll();
  const problem = buildProblem({ status: 409, code: 'invalid_state', message: 'Za późno' });
  stubEvents({
    events: [event],
    participants,
    override: (_, { method }) => (method === 'PUT' ? jsonResponse(problem, 409) : undefined),
  });
  await open(event);
  await userEvent.click((await row('Łucja Wiśniewska')).getByRole('button', { name: 'Obecność' }));
  await screen.findByRole('alert');
  cleanup();
  await open(event);
  const again = await row('Łucja Wiśniewska');
  expect(again.getByRole('alert').textContent).toContain('Nie zapisano: Łucja Wiśniewska. Za późno');
  await userEvent.click(again.getByRole('button', { name: 'Porzuć' }));
  expect(again.queryByRole('alert')).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('attendance:'))).toEqual([]);
});

test('a note, beside the attendance that is recorded', async () => {
  const { event, participants } = buildAll();
  const { requests } = stubEvents({ events: [event], participants });
  await open(event);
  const first = await row('Łucja Wiśniewska');
  await userEvent.click(first.getByRole('button', { name: 'Obecność' }));
  await userEvent.click(first.getByRole('button', { name: 'Notatka: Łucja Wiśniewska' }));
  await userEvent.type(first.getByRole('textbox', { name: 'Notatka' }), 'Przyszła z psem.');
  await userEvent.click(first.getByRole('button', { name: 'Zapisz' }));
  await first.findByText('Przyszła z psem.');
  const last = requests.filter(({ method }) => method === 'PUT').at(-1);
  expect(await last?.json()).toEqual({ status: 'attended', note: 'Przyszła z psem.' });
});

test('the time that somebody gave is shown, corrected and checked; a time that nobody touched is not sent', async () => {
  const { event, participants } = buildAll();
  const [first] = participants;
  Object.assign(first ?? {}, { status: 'attended', minutes: 210 });
  const { requests } = stubEvents({ events: [event], participants });
  await open(event);
  const shown = await row('Łucja Wiśniewska');
  await shown.findByText(/3 godz\. 30 min/);
  const edit = () => userEvent.click(shown.getByRole('button', { name: 'Notatka: Łucja Wiśniewska' }));
  const save = () => userEvent.click(shown.getByRole('button', { name: 'Zapisz' }));
  const sent = () => requests.filter(({ method }) => method === 'PUT');
  const time = () => shown.getByRole<HTMLInputElement>('textbox', { name: 'Minuty' });

  await edit();
  expect(time().value).toBe('210');
  await userEvent.clear(time());
  await userEvent.type(time(), 'dwie');
  await save();
  await shown.findByText('Dozwolone są tylko liczby');
  await userEvent.clear(time());
  await userEvent.type(time(), '20161');
  await shown.findByText(/20\s?160/);
  expect(sent()).toEqual([]);
  await userEvent.clear(time());
  await userEvent.type(time(), '95');
  await shown.findByText('1 godz. 35 min');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await sent().at(-1)?.json()).toEqual({ status: 'attended', note: null, minutes: 95 });

  await edit();
  await userEvent.type(shown.getByRole('textbox', { name: 'Notatka' }), 'Przyszła z psem.');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(await sent().at(-1)?.json()).toEqual({ status: 'attended', note: 'Przyszła z psem.' });
});

test('a note that was typed is there again after a reload', async () => {
  const { event, participants } = buildAll();
  stubEvents({ events: [event], participants });
  const write = async () => {
    await open(event);
    const first = await row('Łucja Wiśniewska');
    await userEvent.click(first.getByRole('button', { name: 'Notatka: Łucja Wiśniewska' }));
    return first;
  };
  await userEvent.type((await write()).getByRole('textbox', { name: 'Notatka' }), 'Przyszła z psem.');
  cleanup();
  const first = await write();
  expect(first.getByRole<HTMLInputElement>('textbox', { name: 'Notatka' }).value).toBe('Przyszła z psem.');
  await userEvent.click(first.getByRole('button', { name: 'Porzuć' }));
  expect(first.getByRole<HTMLInputElement>('textbox', { name: 'Notatka' }).value).toBe('');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a list to print: everybody who holds a place, with a box to sign, and nothing of the panel', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { event, participants } = buildAll();
  stubEvents({ events: [event], participants });
  await open(event, '?q=Wiś');
  await userEvent.click(await screen.findByRole('button', { name: 'Drukuj listę' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const sheet = document.querySelector<HTMLElement>('body > .print-sheet');
  expect(sheet?.querySelector('h1')?.textContent).toBe(event.title);
  const names = [...(sheet?.querySelectorAll('tbody tr') ?? [])].map((line) => line.children[1]?.textContent);
  expect(names).toEqual(['Łucja Wiśniewska', 'Сергій Шевченко']);
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('.print-sheet')).toBeNull());
});

describe('an event with shifts', () => {
  const buildWithShifts = () => {
    const shift = { startDate: '2027-05-15', endDate: '2027-05-15', waitlisted: 0, version: 1 };
    const shifts = [
      { ...shift, id: 'a', role: 'Kuchnia', eventStart: '10:00', eventEnd: '12:00', places: 2, taken: 1 },
      { ...shift, id: 'b', role: 'Wejście', eventStart: '12:00', eventEnd: '13:30', places: 3, taken: 2 },
    ].map(({ id, ...one }) => ({ ...one, id: `01980000-0000-7000-8000-00000000000${id}` }));
    const event = buildEvent({ shifts });
    const of = (index: number) => ({ eventId: event.id, shiftId: shifts[index]?.id });
    const participants = [
      buildParticipant(of(1)),
      buildParticipant({ ...of(0), firstname: 'Сергій', lastname: 'Шевченко' }),
      buildParticipant({ ...of(1), firstname: 'Adam', lastname: 'Wilk' }),
    ];
    return { event, participants, shifts };
  };

  test('names the shift of each participant, and narrows the list to one', async () => {
    const { event, participants, shifts } = buildWithShifts();
    const { calls } = stubEvents({ events: [event], participants });
    await open(event);
    expect((await row('Сергій Шевченко')).getByText('Kuchnia, 10:00–12:00')).toBeDefined();
    await userEvent.click(screen.getByRole('combobox', { name: 'Dyżur' }));
    await userEvent.click(screen.getByRole('option', { name: 'Kuchnia, 10:00–12:00' }));
    await waitFor(() => expect(calls().some((call) => call.includes(`shiftId=${shifts[0]?.id}`))).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Eksportuj' }));
    await waitFor(() =>
      expect(calls().find((call) => call.includes('/export'))).toContain(`shiftId=${shifts[0]?.id}`),
    );
  });

  test('sends on to a new volunteer with the shift that they came to, which is asked for first', async () => {
    const { event, participants, shifts } = buildWithShifts();
    stubEvents({ events: [event], participants });
    await open(event);
    await userEvent.click(await screen.findByRole('button', { name: 'Dodaj osobę bez zapisu' }));
    const dialog = within(await screen.findByRole('dialog'));
    const link = dialog.getByRole('link');
    await userEvent.click(link);
    expect(dialog.getByText('To pole jest wymagane')).toBeDefined();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Dyżur' }));
    await userEvent.click(screen.getByRole('option', { name: 'Kuchnia, 10:00–12:00' }));
    expect(new URL(link.getAttribute('href') ?? '', 'https://panel.example').search).toBe(
      `?walkIn=${event.id}&shift=${shifts[0]?.id}`,
    );
  });

  test('prints its people by shift', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { event, participants } = buildWithShifts();
    stubEvents({ events: [event], participants });
    await open(event);
    await userEvent.click(await screen.findByRole('button', { name: 'Drukuj listę' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const lines = [...document.querySelectorAll('.print-sheet tbody tr')].map(
      (line) => (line.children[1] ?? line.children[0])?.textContent,
    );
    expect(lines).toEqual([
      ...['Kuchnia, 10:00–12:00', 'Сергій Шевченко'],
      ...['Wejście, 12:00–13:30', 'Łucja Wiśniewska', 'Adam Wilk'],
    ]);
  });
});
