// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../src/contract/generated/types.ts';
import { paths } from '../../../src/contract/paths.ts';
import AddDataRequestPage from '../../../src/panel/data-requests/AddDataRequestPage.tsx';
import DataRequestList from '../../../src/panel/data-requests/DataRequestList.tsx';
import DataRequestShow from '../../../src/panel/data-requests/DataRequestShow.tsx';
import { today } from '../../../src/panel/kit/format/today.ts';
import { buildUser } from '../support/buildUser.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';

type DataRequest = components['schemas']['DataRequest'];

beforeEach(() => void stubBrowser('(min-width:1024px)'));

const pages = [
  { path: paths.dataRequests.pattern, element: <DataRequestList /> },
  { path: paths.addDataRequest.pattern, element: <AddDataRequestPage /> },
  { path: paths.dataRequest.pattern, element: <DataRequestShow /> },
];

const request: DataRequest = {
  ...{ id: 'r1', personName: 'Ewa Łapińska', kind: 'access', status: 'open', channel: 'letter' },
  ...{ receivedOn: '2026-11-05', dueOn: '2026-12-07', daysLeft: 5, description: 'Proszę o kopię danych.' },
  ...{ subjectType: 'volunteer', subjectId: 'v1', createdAt: '2026-11-05T10:12:00.000Z', history: [] },
};

/** Lists tell the first letter of the last name, and no contacts. */
const listedNeedy = {
  id: '01980000-0000-7000-8000-000000000111',
  firstname: 'Halina',
  lastname: 'Ż.',
  town: 'Łódź',
  status: 'open',
};
const needy = { ...listedNeedy, lastname: 'Żurek', phone: '+48664373424', email: null, history: [] };

/** The page of an address, and what is sent from it. */
const show = async (at: string, shown: DataRequest[], role: 'admin' | 'coordinator' = 'admin') => {
  const sent: { path: string; body: unknown }[] = [];
  stubFetch(async (asked) => {
    const { pathname } = new URL(asked.url);
    if (asked.method === 'POST') {
      sent.push({ path: pathname.split('/data-requests')[1] ?? '', body: await asked.json() });
      return jsonResponse(shown[0]);
    }
    if (pathname.endsWith('/data-requests'))
      return jsonResponse({
        content: shown,
        totalElements: shown.length,
        totalPages: 1,
        number: 0,
        size: 25,
      });
    if (pathname.includes('/data-requests/')) return jsonResponse(shown[0]);
    if (pathname.endsWith(`/people-in-need/${needy.id}`)) return jsonResponse(needy);
    if (pathname.endsWith('/people-in-need'))
      return jsonResponse({ content: [listedNeedy], totalElements: 1, totalPages: 1, number: 0, size: 10 });
    return jsonResponse({ content: [] });
  });
  await renderMember(pages, { at, user: buildUser({ role }) });
  return sent;
};
const href = paths.dataRequest.getHref({ requestId: 'r1' });
const dialog = async () => within(await screen.findByRole('dialog'));
const button = (name: string) => screen.findByRole('button', { name });

describe('the desk of requests about data', () => {
  test('tells of each how many days are left', async () => {
    await show(paths.dataRequests.getHref(), [
      request,
      { ...request, id: 'r2', daysLeft: 20 },
      { ...request, id: 'r3', daysLeft: -2 },
      { ...request, id: 'r4', daysLeft: 0 },
      { ...request, id: 'r5', status: 'answered', daysLeft: null, personName: null },
    ]);
    const table = within(await screen.findByRole('table'));
    await table.findByText('Termin dziś');
    for (const text of [
      'zostało 5 dni',
      'zostało 20 dni',
      '2 dni po terminie',
      'Termin dziś',
      'Osoba usunięta',
    ])
      table.getByText(text);
    expect(table.getAllByText(/dni|dziś/)).toHaveLength(4);
  });

  test('says what it is for while nobody has asked', async () => {
    await show(paths.dataRequests.getHref(), []);
    await screen.findByText('Nikt jeszcze nie pytał o swoje dane');
  });
});

describe('a request about data', () => {
  test('leads to the record of the person, and is answered with what was done', async () => {
    const sent = await show(href, [request]);
    const link = await screen.findByRole('link', { name: 'Wolontariusz' });
    expect(link.getAttribute('href')).toBe('/volunteer/v1');
    screen.getByText('Proszę o kopię danych.');
    await userEvent.click(await button('Zapisz odpowiedź'));
    const asked = await dialog();
    await userEvent.type(asked.getByRole('textbox'), 'Wysłano kopię listem.');
    const day = asked.getByLabelText<HTMLInputElement>(/^Dzień odpowiedzi/);
    expect(day.value).toBe(today());
    fireEvent.change(day, { target: { value: '2026-11-20' } });
    await userEvent.click(asked.getByRole('button', { name: 'Zapisz odpowiedź' }));
    const body = { reason: 'Wysłano kopię listem.', closedOn: '2026-11-20' };
    await waitFor(() => expect(sent).toEqual([{ path: '/r1/answer', body }]));
  });

  test('is refused with a word on the right to complain', async () => {
    await show(href, [request]);
    await userEvent.click(await button('Odmów'));
    (await dialog()).getByText(/skargi do Prezesa Urzędu Ochrony Danych Osobowych/);
  });

  test.each([
    ['open', request, ['Zapisz odpowiedź', 'Przedłuż o dwa miesiące', 'Odmów']],
    ['late', { ...request, daysLeft: -1 }, ['Zapisz odpowiedź', 'Odmów']],
    ['extended', { ...request, extendedOn: '2026-11-20' }, ['Zapisz odpowiedź', 'Odmów']],
    ['closed', { ...request, status: 'answered', daysLeft: null }, []],
  ] as const)('that is %s offers an admin what is left to do', async (_, shown, names) => {
    await show(href, [shown]);
    await screen.findByRole('heading', { name: 'Ewa Łapińska' });
    const offered = ['Zapisz odpowiedź', 'Przedłuż o dwa miesiące', 'Odmów'].filter((name) =>
      screen.queryByRole('button', { name }),
    );
    expect(offered).toEqual(names);
  });

  test('is read by coordinators, and closed by admins alone', async () => {
    await show(href, [request], 'coordinator');
    await screen.findByRole('heading', { name: 'Ewa Łapińska' });
    expect(screen.queryByRole('button', { name: 'Zapisz odpowiedź' })).toBeNull();
  });

  test('is entered as received today', async () => {
    const sent = await show(paths.addDataRequest.getHref(), [request]);
    await userEvent.type(await screen.findByLabelText(/^Kto żąda/), 'Ewa Łapińska');
    await userEvent.click(screen.getByLabelText(/^Usunięcie/));
    await userEvent.click(screen.getByLabelText('Telefon', { selector: '[type="radio"]' }));
    await userEvent.type(screen.getByLabelText(/^Treść żądania/), 'Proszę usunąć moje dane.');
    await userEvent.click(await button('Zapisz'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      path: '',
      body: {
        ...{ personName: 'Ewa Łapińska', kind: 'erasure', channel: 'phone', receivedOn: today() },
        description: 'Proszę usunąć moje dane.',
      },
    });
  });

  /** Finds her in the dialog that is open. */
  const takeNeedy = async () => {
    const form = await dialog();
    await userEvent.click(form.getByLabelText('Osoba w potrzebie'));
    await userEvent.type(form.getByRole('combobox'), 'halina');
    await userEvent.click(await screen.findByRole('option', { name: /Halina Ż\./ }));
    await userEvent.click(form.getByRole('button', { name: 'Wybierz tę osobę' }));
    await screen.findByText('Dotyczy: Halina Żurek');
  };
  const byPhone = () => screen.getByLabelText('Telefon', { selector: '[type="radio"]' });

  test('is of somebody whom the foundation knows, found while it is entered: what was typed stays', async () => {
    const sent = await show(paths.addDataRequest.getHref(), [request]);
    await userEvent.type(await screen.findByLabelText(/^Treść żądania/), 'Proszę usunąć moje dane.');
    await userEvent.click(screen.getByLabelText(/^Usunięcie/));
    await userEvent.click(byPhone());
    const mail = screen.getByLabelText(/^E-mail/, { selector: ':not([type="radio"])' });
    await userEvent.type(mail, 'corka@mail.example');

    await userEvent.click(await button('Znajdź osobę'));
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Wybierz tę osobę' }));
    await form.findByText('To pole jest wymagane');
    await takeNeedy();
    await userEvent.click(await button('Zapisz'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      ...{ subjectType: 'personInNeed', subjectId: needy.id, personName: 'Halina Żurek' },
      ...{ phone: '+48664373424', email: 'corka@mail.example' },
      ...{ kind: 'erasure', channel: 'phone', receivedOn: today() },
      description: 'Proszę usunąć moje dane.',
    });
  });

  test('is of nobody whom the foundation knows once that is said', async () => {
    const sent = await show(paths.addDataRequest.getHref(), [request]);
    await userEvent.click(await button('Znajdź osobę'));
    await takeNeedy();
    await userEvent.click(await button('To nikt, kogo znamy'));
    await button('Znajdź osobę');
    await userEvent.type(await screen.findByLabelText(/^Treść żądania/), 'Proszę o kopię.');
    await userEvent.click(screen.getByLabelText(/^Usunięcie/));
    await userEvent.click(byPhone());
    await userEvent.click(await button('Zapisz'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).not.toHaveProperty('subjectId');
    expect(sent[0]?.body).toMatchObject({ personName: 'Halina Żurek' });
  });
});
