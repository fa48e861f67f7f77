// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import CreateEventPage from '../../../src/panel/events/form/CreateEventPage.tsx';
import EditEventPage from '../../../src/panel/events/form/EditEventPage.tsx';
import { buildProblem } from '../support/buildProblem.ts';
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

const pages = [
  { path: '/create-event', element: <CreateEventPage /> },
  { path: '/edit-event/:eventId', element: <EditEventPage /> },
  { path: '/event/:eventId', element: <p>Strona wydarzenia</p> },
];
const field = async (name: string) =>
  (await screen.findByRole('textbox', {
    name: new RegExp(`^${name}[\\s*]*(\\(potrzebne do publikacji\\))?$`),
  })) as HTMLInputElement;
const dayOf = async (name: RegExp) => (await screen.findByLabelText(name)) as HTMLInputElement;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const typeInto = async (name: string, text: string) => {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const writes = (requests: readonly Request[]) => requests.filter(({ method }) => method !== 'GET');
/** Answers what is written like the API would: the event with what was sent. */
const accepting =
  (saved = buildEvent({ status: 'draft' })) =>
  async ({ pathname }: URL, request: Request) => {
    if (request.method !== 'POST' || !pathname.endsWith('/events')) return undefined;
    return jsonResponse({ ...saved, ...(await request.json()) }, 201);
  };

describe('a new event', () => {
  test('is shown as volunteers will read it, while it is typed and before anything is saved', async () => {
    const { requests } = stubEvents({ override: accepting() });
    await renderMember(pages, { at: '/create-event' });
    await typeInto('Tytuł', 'Nocna zmiana');
    fireEvent.change(await dayOf(/^Data rozpoczęcia/), { target: { value: '2027-05-15' } });
    await press('Podgląd');
    const preview = within(await screen.findByRole('dialog'));
    await preview.findByRole('heading', { name: 'Nocna zmiana' });
    await preview.findByText(/15.maj.*2027/);
    await preview.findByText('Nie ma jeszcze opisu.');
    await userEvent.click(preview.getByRole('button', { name: 'Wróć do formularza' }));
    await typeInto('Opis', 'Pilnujemy schroniska.');
    await press('Podgląd');
    await within(await screen.findByRole('dialog')).findByText('Pilnujemy schroniska.');
    expect(writes(requests)).toEqual([]);
  });

  test('a time that the clocks skip is told as it is typed, and not sent', async () => {
    const { requests } = stubEvents({ override: accepting() });
    await renderMember(pages, { at: '/create-event' });
    fireEvent.change(await dayOf(/^Data rozpoczęcia/), { target: { value: '2027-03-28' } });
    const time = await dayOf(/^Godzina rozpoczęcia/);
    fireEvent.change(time, { target: { value: '02:30' } });
    fireEvent.blur(time);
    await screen.findByText(/^Tej godziny nie ma/);
    await typeInto('Tytuł', 'Nocna zmiana');
    await press('Zapisz szkic');
    expect(writes(requests)).toEqual([]);
    fireEvent.change(time, { target: { value: '03:00' } });
    await waitFor(() => expect(screen.queryByText(/^Tej godziny nie ma/)).toBeNull());
    await press('Zapisz szkic');
    await screen.findByText('Strona wydarzenia');
    expect(await writes(requests)[0]?.json()).toMatchObject({ startDate: '2027-03-28', eventStart: '03:00' });
  });

  test('a title is enough for a draft', async () => {
    const draft = buildEvent({ status: 'draft' });
    const { requests } = stubEvents({ events: [draft], override: accepting(draft) });
    const { router } = await renderMember(pages, { at: '/create-event' });
    await screen.findByText(/Szkic może mieć sam tytuł.+Pola oznaczone ◆ są potrzebne do publikacji/);
    await typeInto('Tytuł', 'Sprzątanie parku');
    await press('Zapisz szkic');
    await screen.findByText('Strona wydarzenia');
    await screen.findByText('Utworzono pomyślnie');
    expect(router.state.location.pathname).toBe(`/event/${draft.id}`);
    expect(writes(requests)).toHaveLength(1);
    expect(await writes(requests)[0]?.json()).toEqual({ title: 'Sprzątanie parku' });
  });

  test('what is needed to publish is marked, in words too, and nothing else is', async () => {
    stubEvents({});
    await renderMember(pages, { at: '/create-event' });
    await field('Tytuł');
    const marked = screen
      .getAllByText('(potrzebne do publikacji)')
      .map((words) => words.closest('label, legend'))
      // A border leaves room for the name, and says it once more to nobody.
      .filter((name) => name && !name.closest('[aria-hidden]'))
      .map((name) => name?.textContent);
    expect(marked).toEqual([
      'Kategoria pomocy ◆ (potrzebne do publikacji)',
      'Opis ◆ (potrzebne do publikacji)',
      'Data rozpoczęcia ◆ (potrzebne do publikacji)',
      'Data zakończenia ◆ (potrzebne do publikacji)',
      'Miejscowość ◆ (potrzebne do publikacji)',
      'Potrzebni wolontariusze ◆ (potrzebne do publikacji)',
    ]);
    expect(screen.getByRole('textbox', { name: 'Opis (potrzebne do publikacji)' })).toBeDefined();
    expect(screen.getByRole('group', { name: 'Kategoria pomocy (potrzebne do publikacji)' })).toBeDefined();
  });

  test('the cover is the last thing to think of', async () => {
    stubEvents({});
    await renderMember(pages, { at: '/create-event' });
    await field('Tytuł');
    const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(parts).toEqual(['Dane', 'Kiedy', 'Gdzie', 'Wolontariusze', 'Okładka']);
  });

  test('the end begins as the start, follows it, and stays once it is chosen', async () => {
    stubEvents({});
    await renderMember(pages, { at: '/create-event' });
    const start = await dayOf(/^Data rozpoczęcia/);
    const end = await dayOf(/^Data zakończenia/);
    const choose = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });
    choose(start, '2027-05-15');
    await waitFor(() => expect(end.value).toBe('2027-05-15'));
    choose(start, '2027-05-16');
    await waitFor(() => expect(end.value).toBe('2027-05-16'));
    choose(start, '');
    await waitFor(() => expect(end.value).toBe(''));
    choose(start, '2027-05-16');
    await waitFor(() => expect(end.value).toBe('2027-05-16'));

    choose(end, '2027-05-18');
    choose(start, '2027-05-17');
    await waitFor(() => expect(start.value).toBe('2027-05-17'));
    expect(end.value).toBe('2027-05-18');
    // Even where it is chosen as it once was by itself.
    choose(end, '2027-05-16');
    choose(start, '2027-05-15');
    await waitFor(() => expect(start.value).toBe('2027-05-15'));
    expect(end.value).toBe('2027-05-16');
  });

  test('what is missing for publishing is named on the fields, and nothing is sent', async () => {
    const { requests } = stubEvents({});
    const { container } = await renderMember(pages, { at: '/create-event' });
    await typeInto('Tytuł', 'Sprzątanie parku');
    await press('Zapisz i opublikuj');
    await waitFor(() => expect(container.querySelectorAll('[data-invalid]')).toHaveLength(6));
    expect(screen.getAllByText('To pole jest wymagane')).toHaveLength(6);
    expect(writes(requests)).toEqual([]);
    expect((await field('Tytuł')).value).toBe('Sprzątanie parku');
  });

  test('saved but refused for publishing: the next try changes it and makes no second one', async () => {
    const draft = buildEvent({ status: 'draft', version: 1 });
    const created = accepting(draft);
    let isRefused = true;
    const refusal = buildProblem({ errors: [{ field: 'city', code: 'city', message: 'Za daleko' }] });
    const { calls } = stubEvents({
      events: [draft],
      override: async (url, request) => {
        if (isRefused && url.pathname.endsWith('/publish')) return jsonResponse(refusal, 400);
        return created(url, request);
      },
    });
    await renderMember(pages, { at: '/create-event' });
    await typeInto('Tytuł', 'Sprzątanie parku');
    await typeInto('Opis', 'Zbieramy śmieci.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Przyroda' }));
    await typeInto('Miejscowość', 'Łódź');
    await typeInto('Potrzebni wolontariusze', '5');
    // The end begins as the start.
    await userEvent.type(await dayOf(/^Data rozpoczęcia/), '2027-06-01');
    await press('Zapisz i opublikuj');
    await screen.findByText('Za daleko');
    expect((await field('Opis')).value).toBe('Zbieramy śmieci.');
    isRefused = false;
    await press('Zapisz i opublikuj');
    await screen.findByText('Wydarzenie zostało opublikowane');
    const written = calls().filter((call) => !call.startsWith('GET'));
    expect(written).toEqual([
      'POST /events',
      `POST /events/${draft.id}/publish?version=1`,
      `PUT /events/${draft.id}`,
      `POST /events/${draft.id}/publish?version=2`,
    ]);
  });

  test('something went wrong: the specification’s message, and all that was typed stays', async () => {
    stubEvents({
      override: (_, { method }) =>
        method === 'POST' ? jsonResponse(buildProblem({ status: 500 }), 500) : undefined,
    });
    await renderMember(pages, { at: '/create-event' });
    await typeInto('Tytuł', 'Sprzątanie parku');
    await press('Zapisz szkic');
    await screen.findByText('Coś poszło nie tak podczas tworzenia wydarzenia');
    expect((await field('Tytuł')).value).toBe('Sprzątanie parku');
  });

  test('leaving with something typed is asked about', async () => {
    stubEvents({});
    await renderMember(pages, { at: '/create-event' });
    await typeInto('Tytuł', 'Sprzątanie');
    await press('Anuluj');
    expect(within(await screen.findByRole('dialog')).getByText('Niezapisane zmiany')).toBeDefined();
  });
});

describe('an event that is changed', () => {
  test('published: one button, and it has to stay complete', async () => {
    const event = buildEvent();
    const { requests } = stubEvents({ events: [event] });
    await renderMember(pages, { at: `/edit-event/${event.id}` });
    await userEvent.clear(await field('Miejscowość'));
    expect(screen.queryByRole('button', { name: 'Zapisz i opublikuj' })).toBeNull();
    await press('Zapisz');
    await screen.findByText('To pole jest wymagane');
    expect(writes(requests)).toEqual([]);
    await typeInto('Miejscowość', 'Zgierz');
    await press('Zapisz');
    await screen.findByText('Zmieniono pomyślnie');
    expect(await writes(requests)[0]?.json()).toMatchObject({ city: 'Zgierz', version: 3 });
  });

  test('published, and moved: the toast says how many were told', async () => {
    const event = buildEvent();
    stubEvents({
      events: [event],
      override: (_, { method }) => (method === 'PUT' ? jsonResponse({ ...event, told: 4 }) : undefined),
    });
    await renderMember(pages, { at: `/edit-event/${event.id}` });
    await typeInto('Miejscowość', 'Zgierz');
    await press('Zapisz');
    await screen.findByText('Zmieniono pomyślnie. O nowym terminie lub miejscu powiadomiono 4 osoby.');
  });

  const told = /osoby zapisane i oczekujące dostaną o tym e-mail/;

  test('published: it says who is told of a new time or place', async () => {
    const event = buildEvent({ nrOfVolunteersSigned: 0, waitlisted: 1 });
    stubEvents({ events: [event] });
    await renderMember(pages, { at: `/edit-event/${event.id}` });
    await screen.findByText(told);
  });

  test.each([
    ['published, and nobody has signed up', { nrOfVolunteersSigned: 0, waitlisted: 0 }],
    ['a draft', { status: 'draft' }],
  ] as const)('%s: it says nothing of that', async (_, overrides) => {
    const event = buildEvent(overrides);
    stubEvents({ events: [event] });
    await renderMember(pages, { at: `/edit-event/${event.id}` });
    await field('Tytuł');
    expect(screen.queryByText(told)).toBeNull();
  });

  test('an end before the start is told on its field', async () => {
    const event = buildEvent({ eventEnd: '09:00' });
    stubEvents({ events: [event] });
    await renderMember(pages, { at: `/edit-event/${event.id}` });
    await typeInto('Miejscowość', 'Zgierz');
    await press('Zapisz');
    await screen.findByText('Koniec musi być po początku');
  });

  test('changed by somebody else meanwhile: their version with what was typed', async () => {
    const event = buildEvent();
    const theirs = { ...event, title: 'Zakupy w niedzielę', version: 4 };
    let isStale = false;
    const bodies: unknown[] = [];
    stubEvents({
      events: [event],
      override: async ({ pathname }, request) => {
        if (!pathname.endsWith(event.id)) return undefined;
        if (request.method === 'GET') return isStale ? jsonResponse(theirs) : undefined;
        const body = await request.json();
        bodies.push(body);
        isStale = true;
        const problem = buildProblem({
          status: 409,
          code: 'record_changed',
          message: 'Ktoś zmienił te dane',
        });
        return body.version === 4 ? jsonResponse({ ...theirs, ...body }) : jsonResponse(problem, 409);
      },
    });
    await renderMember(pages, { at: `/edit-event/${event.id}` });
    await typeInto('Miejscowość', 'Zgierz');
    await press('Zapisz');

    const dialog = within(await screen.findByRole('dialog', { name: 'Ktoś w międzyczasie zmienił te dane' }));
    expect(dialog.getByText('Zakupy w niedzielę')).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Wróć do formularza' }));
    expect((await field('Miejscowość')).value).toBe('Zgierz');
    expect((await field('Tytuł')).value).toBe(event.title);

    await press('Zapisz');
    await userEvent.click(await screen.findByRole('button', { name: 'Wczytaj nowszą wersję' }));
    await waitFor(async () => expect((await field('Tytuł')).value).toBe('Zakupy w niedzielę'));
    expect((await field('Miejscowość')).value).toBe('Zgierz');
    await press('Zapisz');
    await screen.findByText('Strona wydarzenia');
    expect(bodies.at(-1)).toMatchObject({ title: 'Zakupy w niedzielę', city: 'Zgierz', version: 4 });
  });

  test('a sign-up meanwhile is nobody’s conflict', async () => {
    const event = buildEvent();
    const theirs = { ...event, nrOfVolunteersSigned: 8, version: 4 };
    stubEvents({
      events: [event],
      override: async ({ pathname }, request) => {
        if (!pathname.endsWith(event.id) || request.method === 'GET') {
          return pathname.endsWith(event.id) ? jsonResponse(theirs) : undefined;
        }
        const { version } = await request.json();
        const problem = buildProblem({ status: 409, code: 'record_changed' });
        return version === 5
          ? jsonResponse(theirs)
          : version === 4
            ? jsonResponse(theirs)
            : jsonResponse(problem, 409);
      },
    });
    await renderMember(pages, { at: `/edit-event/${event.id}` });
    await typeInto('Miejscowość', 'Zgierz');
    await press('Zapisz');
    await screen.findByText('Strona wydarzenia');
  });

  test('fewer places than are taken: told on the field', async () => {
    const event = buildEvent();
    const problem = buildProblem({
      status: 409,
      code: 'places_below_signed_up',
      errors: [
        { field: 'volunteersNeededNum', code: 'places_below_signed_up', message: 'Zapisanych jest więcej' },
      ],
    });
    stubEvents({
      events: [event],
      override: (_, { method }) => (method === 'PUT' ? jsonResponse(problem, 409) : undefined),
    });
    await renderMember(pages, { at: `/edit-event/${event.id}` });
    await typeInto('Potrzebni wolontariusze', '2');
    await press('Zapisz');
    await screen.findByText('Zapisanych jest więcej');
    expect((await field('Potrzebni wolontariusze')).getAttribute('aria-invalid')).toBe('true');
  });

  test.each([
    ['finished', { status: 'finished' as const }],
    ['cancelled', { cancelledAt: '2027-04-30T10:00:00.000Z' }],
  ])('%s: it cannot be changed, and the page says so', async (_, state) => {
    const event = buildEvent(state);
    stubEvents({ events: [event] });
    await renderMember(pages, { at: `/edit-event/${event.id}` });
    await screen.findByRole('heading', { name: 'Tego wydarzenia nie można już zmienić' });
  });
});
