// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../src/panel/data/queryClient.ts';
import PersonInNeedShow from '../../../src/panel/people-in-need/PersonInNeedShow.tsx';
import { buildUser } from '../support/buildUser.ts';
import { expectFocusedHeading } from '../support/expectFocusedHeading.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { stubDownload } from '../support/stubDownload.ts';
import { buildPersonInNeed } from './buildPersonInNeed.ts';
import { stubPeopleInNeed } from './stubPeopleInNeed.ts';

beforeEach(() => void stubBrowser('(min-width:1024px)'));
afterEach(() => void vi.restoreAllMocks());

const pages = [{ path: '/people-in-need/:profileId', element: <PersonInNeedShow /> }];
const at = `/people-in-need/${buildPersonInNeed().id}`;

test('who it is, how urgent, how to reach them and every field of the contract', async () => {
  stubPeopleInNeed([buildPersonInNeed()]);
  await renderMember(pages, { at });
  await screen.findByRole('heading', { level: 1, name: 'Stanisława Jabłońska' });
  // Once: what the head tells is not repeated below.
  expect(screen.getAllByText('Wysoka')).toHaveLength(1);
  expect(screen.queryByText('–')).toBeNull();
  const [phone] = screen.getAllByRole('link', { name: /48.122.345.678/ });
  expect(phone?.getAttribute('href')).toBe('tel:+48122345678');
  for (const name of ['Dane', 'Adres', 'Kontakt']) expect(screen.getByRole('region', { name })).toBeDefined();
  expect(document.title).toMatch(/^Stanisława Jabłońska · /);
});

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const opened = () => screen.findByRole('heading', { level: 1, name: 'Stanisława Jabłońska' });
const colleague = { id: '01980000-0000-7000-8000-0000000000c1', name: 'Ewa Nowak' };

test.each([
  [{ status: 'new' }, ['Przejmij', 'Zamknij', 'Przekaż', 'Pobierz dane', 'Usuń']],
  [{ status: 'in_progress' }, ['Przejmij', 'Pomoc udzielona', 'Zamknij', 'Przekaż', 'Pobierz dane', 'Usuń']],
  [
    { status: 'in_progress', responsible: colleague },
    ['Pomoc udzielona', 'Zamknij', 'Przekaż', 'Pobierz dane', 'Usuń'],
  ],
  [{ status: 'helped' }, ['Otwórz ponownie', 'Pobierz dane', 'Usuń']],
  [{ status: 'closed' }, ['Otwórz ponownie', 'Pobierz dane', 'Usuń']],
] as const)('%j is offered what can be done with it', async (overrides, acts) => {
  stubPeopleInNeed([buildPersonInNeed(overrides)]);
  await renderMember(pages, { at });
  await opened();
  expect(buttons()).toEqual(['Drukuj', ...acts]);
});

test('taking over shows the answer, and is no second reading', async () => {
  const taken = { status: 'in_progress', responsible: colleague } as const;
  const { calls } = stubPeopleInNeed([buildPersonInNeed()], taken);
  await renderMember(pages, { at });
  await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Przejmij' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Przejmij' }));
  expect(await screen.findAllByText('Ewa Nowak')).toHaveLength(1);
  expect(screen.getAllByText('W toku')).toHaveLength(1);
  expect(calls()).toEqual([at, `${at}/take-over`]);
});

test('deletes a request once the dialog has said what goes, and leads back to the list', async () => {
  const { requests, calls } = stubPeopleInNeed([buildPersonInNeed()]);
  await renderMember([...pages, { path: '/people-in-need', element: <h1>Osoby w potrzebie</h1> }], { at });
  await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Usuń' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Usunąć zgłoszenie: Stanisława Jabłońska?' }),
  );
  expect(dialog.getByText(/także z historii i powiadomień.+Wizyty zostaną tylko jako liczby/)).toBeDefined();
  expect(calls()).toEqual([at]);
  await userEvent.click(dialog.getByRole('button', { name: 'Usuń' }));
  await screen.findByRole('heading', { name: 'Osoby w potrzebie' });
  await screen.findByText('Zgłoszenie zostało usunięte');
  expect(requests.at(-1)).toMatchObject({ method: 'DELETE', url: expect.stringMatching(`/api${at}$`) });
});

test('an admin downloads all that is kept, to give it to the person', async () => {
  stubDownload();
  const { calls } = stubPeopleInNeed([buildPersonInNeed()]);
  await renderMember(pages, { at, user: buildUser({ role: 'admin' }) });
  await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Pobierz dane' }));
  await screen.findByText('Plik został pobrany');
  expect(calls()).toEqual([at, `${at}/data/archive`]);
});

test('says that looking is recorded, and shows who has looked', async () => {
  stubPeopleInNeed([buildPersonInNeed()]);
  await renderMember(pages, { at });
  await screen.findByText(
    'Każde otwarcie tego profilu i każde znalezienie go po nazwisku jest zapisywane w historii.',
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Historia' }));
  const history = within(await screen.findByRole('tabpanel', { name: 'Historia' }));
  expect(history.getByText(/Piotr Zieliński/)).toBeDefined();
});

test('one opening is one reading, however often the window is left and seen again', async () => {
  const { calls } = stubPeopleInNeed([buildPersonInNeed()]);
  await renderMember(pages, { at });
  await screen.findByRole('heading', { level: 1, name: 'Stanisława Jabłońska' });
  const later = Date.now() + 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  expect(queryClient.isFetching()).toBe(0);
  expect(calls()).toHaveLength(1);
});

test('there is no such person', async () => {
  stubPeopleInNeed([]);
  await renderMember(pages, { at });
  await screen.findByRole('heading', { name: 'Nie znaleziono strony' });
});

test('a visit names who helped, of those who help or have helped', async () => {
  const answeredAt = '2026-11-20T12:00:00.000Z';
  const helper = (index: number, status: 'accepted' | 'ended' | 'declined', volunteerName: string) => ({
    ...{ id: `01980000-0000-7000-8000-00000000024${index}`, status, volunteerName },
    volunteerId: `01980000-0000-7000-8000-00000000025${index}`,
    ...{ proposedBy: colleague, createdAt: '2026-11-20T10:05:00.000Z' },
  });
  const assignments = [
    helper(1, 'accepted', 'Łucja Wiśniewska'),
    { ...helper(2, 'declined', 'Jan Nowak'), answeredAt },
    { ...helper(3, 'ended', 'Олена Шевченко'), answeredAt },
    // Ended before it was answered.
    helper(4, 'ended', 'Ewa Lis'),
  ];
  const { requests } = stubPeopleInNeed([buildPersonInNeed({ status: 'in_progress', assignments })]);
  await renderMember(pages, { at });
  await opened();
  await userEvent.click(screen.getByRole('tab', { name: /^Wizyty/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz wizytę' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Wolontariusz' }));
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(['Nie wybrano', 'Łucja Wiśniewska', 'Олена Шевченко']);
  await userEvent.click(screen.getByRole('option', { name: 'Олена Шевченко' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Minuty/ }), '45');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  await vi.waitFor(() => expect(requests.at(-1)?.method).toBe('POST'));
  expect(await requests.at(-1)?.clone().json()).toMatchObject({
    volunteerId: assignments[2]?.volunteerId,
    minutes: 45,
  });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Zapisz wizytę'));
});

test('a visit of one’s own is put right, and keeps who was there', async () => {
  const { id, name } = buildUser();
  const visit = {
    ...{ id: '01980000-0000-7000-8000-000000000241', date: '2026-11-02', minutes: 90, tookPlace: true },
    ...{ kind: 'in_person' as const, volunteerId: '01980000-0000-7000-8000-000000000251' },
    ...{ volunteerName: 'Łucja Wiśniewska', author: { id, name }, createdAt: '2026-11-02T17:20:00.000Z' },
  };
  const visits = [visit, { ...visit, id: '01980000-0000-7000-8000-000000000242', author: colleague }];
  const { requests } = stubPeopleInNeed([buildPersonInNeed({ status: 'in_progress', visits })]);
  await renderMember(pages, { at });
  await opened();
  await userEvent.click(screen.getByRole('tab', { name: /^Wizyty/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Zmień wizytę/ }));
  const minutes = await screen.findByRole('textbox', { name: /^Minuty/ });
  expect(screen.getByRole('combobox', { name: 'Wolontariusz' }).textContent).toBe('Łucja Wiśniewska');
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '60');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  await vi.waitFor(() => expect(requests.at(-1)?.method).toBe('PUT'));
  const { date, kind, tookPlace, volunteerId } = visit;
  expect(await requests.at(-1)?.clone().json()).toEqual({ date, kind, tookPlace, volunteerId, minutes: 60 });
  const edit = () => screen.getByRole('button', { name: /^Zmień wizytę/ });
  await waitFor(() => expect(document.activeElement).toBe(edit()));
  await userEvent.click(edit());
  await userEvent.click(await screen.findByRole('button', { name: 'Anuluj' }));
  await waitFor(() => expect(document.activeElement).toBe(edit()));
});

test('while nobody helps, a visit asks for no volunteer', async () => {
  stubPeopleInNeed([buildPersonInNeed({ status: 'in_progress' })]);
  await renderMember(pages, { at });
  await opened();
  await userEvent.click(screen.getByRole('tab', { name: /^Wizyty/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz wizytę' }));
  await screen.findByRole('textbox', { name: /^Minuty/ });
  expect(screen.queryByRole('combobox', { name: 'Wolontariusz' })).toBeNull();
});

test('help with minors is marked where volunteers are chosen', async () => {
  const { requests } = stubPeopleInNeed([buildPersonInNeed()], { withMinors: true });
  await renderMember(pages, { at: `${at}?tab=volunteers` });
  const mark = await screen.findByRole('switch', { name: 'Z udziałem małoletnich' });
  expect(mark).toHaveProperty('checked', false);
  await userEvent.click(mark);
  await screen.findByText('Zmieniono pomyślnie');
  expect(mark).toHaveProperty('checked', true);
  const [put] = requests.filter(({ method }) => method === 'PUT');
  expect([put?.url.replace(/^.*\/api/, ''), await put?.clone().json()]).toEqual([
    `${at}/with-minors`,
    { withMinors: true },
  ]);
});

const match = {
  ...{ volunteerId: '01980000-0000-7000-8000-000000000251', name: 'Łucja Wiśniewska', city: 'Kraków' },
  ...{ imageToken: null, reasons: [], score: 5, openAssignments: 0 },
};
const assignment = {
  ...{ id: '01980000-0000-7000-8000-000000000241', volunteerId: match.volunteerId },
  ...{ volunteerName: match.name, status: 'proposed' as const, proposedBy: colleague },
  createdAt: '2026-11-20T10:05:00.000Z',
};

test('who is proposed goes to those who help, and the focus stays with the others who suit', async () => {
  stubPeopleInNeed([buildPersonInNeed()], { assignments: [assignment] }, [match]);
  await renderMember(pages, { at: `${at}?tab=volunteers` });
  await userEvent.click(await screen.findByRole('button', { name: /^Zaproponuj/ }));
  await screen.findByText('Propozycja');
  await expectFocusedHeading('Kto mógłby pomóc');
});

test('once a volunteer is asked, the focus stays with those who help', async () => {
  const asked = { ...assignment, status: 'asked' as const };
  stubPeopleInNeed([buildPersonInNeed({ assignments: [assignment] })], { assignments: [asked] });
  await renderMember(pages, { at: `${at}?tab=volunteers` });
  const ask = await screen.findByRole('button', { name: 'Zapytaj e-mailem' });
  await userEvent.click(ask);
  const dialog = () => screen.findByRole('dialog').then(within);
  await userEvent.click((await dialog()).getByRole('button', { name: 'Anuluj' }));
  await waitFor(() => expect(document.activeElement).toBe(ask));
  await userEvent.click(ask);
  await userEvent.click((await dialog()).getByRole('button', { name: 'Zapytaj e-mailem' }));
  await waitFor(() => expect(ask.isConnected).toBe(false));
  await expectFocusedHeading('Kto pomaga');
});
