// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import VolunteerList from '../../../src/panel/volunteers/VolunteerList.tsx';
import VolunteerShow from '../../../src/panel/volunteers/VolunteerShow.tsx';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { buildVolunteer } from '../support/buildVolunteer.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse } from '../support/stubFetch.ts';
import { stubVolunteers } from '../support/stubVolunteers.ts';

beforeEach(() => void stubBrowser('(min-width:1024px)'));

const pages = [
  { path: '/volunteers', element: <VolunteerList /> },
  { path: '/volunteer/:profileId', element: <VolunteerShow /> },
];
const press = async (name: string, within_ = screen) =>
  userEvent.click(await within_.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('what it tells', () => {
  test('who it is, the status, how to reach them, and every field of the contract', async () => {
    const volunteer = buildVolunteer({ rating: 4.5, aboutMe: 'Mam prawo jazdy.' });
    stubVolunteers([volunteer]);
    await renderMember(pages, { at: `/volunteer/${volunteer.id}` });
    await screen.findByRole('heading', { level: 1, name: 'Łucja Wiśniewska' });
    expect(screen.getByText('Czeka na decyzję')).toBeDefined();
    expect(screen.getByText('4,5 na 5')).toBeDefined();
    const application = within(screen.getByRole('tabpanel', { name: 'Zgłoszenie' }));
    for (const text of ['Mam prawo jazdy.', 'Języki', 'Sobota']) application.getByText(text);
    await userEvent.click(screen.getByRole('tab', { name: 'Profil' }));
    const details = within(await screen.findByRole('tabpanel', { name: 'Profil' }));
    for (const name of ['Dane', 'Adres', 'Informacje ogólne'])
      expect(details.getByRole('region', { name })).toBeDefined();
    expect(document.title).toMatch(/^Łucja Wiśniewska · /);
  });

  test.each([
    ['verified', 'Zweryfikowany użytkownik'],
    ['rejected', 'Odrzucony użytkownik'],
  ] as const)(
    '%s: the label of the specification, and nothing left to decide',
    async (accountStatus, label) => {
      const volunteer = buildVolunteer({ accountStatus });
      stubVolunteers([volunteer]);
      await renderMember(pages, { at: `/volunteer/${volunteer.id}` });
      await screen.findByText(label);
      expect(screen.queryByRole('button', { name: 'Zweryfikuj' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Odrzuć' })).toBeNull();
      expect(screen.getByRole('button', { name: 'Usuń' })).toBeDefined();
    },
  );

  test('who may be the same person, with a way there', async () => {
    const other = { id: 'v2', firstname: 'Łucja', lastname: 'Nowak', accountStatus: 'rejected' } as const;
    const duplicates = [{ ...other, createdAt: '2026-10-03T10:00:00.000Z' }];
    const volunteer = buildVolunteer({ duplicates });
    stubVolunteers([volunteer]);
    await renderMember(pages, { at: `/volunteer/${volunteer.id}` });
    const note = within(await screen.findByText(/z tym samym numerem telefonu/));
    expect(note.getByRole('link', { name: 'Łucja Nowak' }).getAttribute('href')).toContain('/volunteer/v2');
    note.getByText(/Odrzucony użytkownik/);
  });

  test('its tabs are in the address', async () => {
    const file = {
      id: 'f',
      name: 'zaświadczenie.pdf',
      type: 'application/pdf',
      bytes: 48213,
      createdAt: '2026-05-12T12:05:00.000Z',
    };
    const volunteer = buildVolunteer({ files: [file] });
    stubVolunteers([volunteer]);
    const { router } = await renderMember(pages, { at: `/volunteer/${volunteer.id}?tab=files` });
    expect(
      within(await screen.findByRole('tabpanel', { name: 'Pliki (1)' })).getByText('zaświadczenie.pdf'),
    ).toBeDefined();
    await userEvent.click(screen.getByRole('tab', { name: 'Historia' }));
    await screen.findByRole('tabpanel', { name: 'Historia' });
    expect(router.state.location.search).toBe('?tab=history');
  });

  test('there is no such volunteer', async () => {
    stubVolunteers([]);
    await renderMember(pages, { at: '/volunteer/01980000-0000-7000-8000-00000000dead' });
    await screen.findByRole('heading', { name: 'Nie znaleziono strony' });
  });

  test('an address that is no id is no page either', async () => {
    stubVolunteers([], () => jsonResponse(buildProblem(), 400));
    await renderMember(pages, { at: '/volunteer/abc' });
    await screen.findByRole('heading', { name: 'Nie znaleziono strony' });
  });
});

describe('what can be done', () => {
  test('verify: named, confirmed, then shown as it is', async () => {
    const volunteer = buildVolunteer();
    const { requests } = stubVolunteers([volunteer]);
    await renderMember(pages, { at: `/volunteer/${volunteer.id}` });
    await press('Zweryfikuj');
    expect(screen.getByRole('dialog', { name: 'Zweryfikować: Łucja Wiśniewska?' })).toBeDefined();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Zweryfikuj' }));
    await screen.findByText('Zweryfikowany użytkownik');
    await screen.findByText('Wolontariusz został zweryfikowany');
    const actions = requests.filter(({ url }) => url.endsWith('/verify'));
    expect(actions.map(({ method, headers }) => `${method} ${headers.get('source-device')}`)).toEqual([
      'GET web',
    ]);
    // The button has gone; the keyboard goes on from the heading.
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  test('reject: with a reason that keeps the contract’s limits', async () => {
    const volunteer = buildVolunteer();
    const { calls } = stubVolunteers([volunteer]);
    await renderMember(pages, { at: `/volunteer/${volunteer.id}` });
    await press('Odrzuć');
    const ask = await dialog();
    expect(ask.getByText(/przeczyta go tylko zespół fundacji/)).toBeDefined();
    await userEvent.type(ask.getByRole('textbox', { name: 'Powód odrzucenia' }), 'ab');
    await userEvent.click(ask.getByRole('button', { name: 'Odrzuć' }));
    await ask.findByText('Wpisz co najmniej 3 znaki');
    await userEvent.type(ask.getByRole('textbox'), 'c d');
    await userEvent.click(ask.getByRole('button', { name: 'Odrzuć' }));
    await screen.findByText('Odrzucony użytkownik');
    expect(calls()).toContain(`GET /volunteers/${volunteer.id}/reject?reason=abc%20d`);
  });

  test('delete: back to the list as it was left, without them', async () => {
    const volunteer = buildVolunteer();
    const other = buildVolunteer({ firstname: 'Jan', lastname: 'Nowak' });
    const { calls } = stubVolunteers([volunteer, other]);
    const { router } = await renderMember(pages, {
      at: '/volunteers?accountStatus=pending&sort=lastname,desc',
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Łucja Wiśniewska' }));
    // A look at the files does not lose the way back.
    await userEvent.click(await screen.findByRole('tab', { name: 'Pliki (0)' }));
    await press('Usuń');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Usuń' }));
    await screen.findByText('Wolontariusz został usunięty');
    await screen.findByRole('link', { name: 'Jan Nowak' });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Łucja Wiśniewska' })).toBeNull());
    expect(router.state.location).toMatchObject({
      pathname: '/volunteers',
      search: '?accountStatus=pending&sort=lastname,desc',
    });
    // Who is gone is not asked for again.
    const after = calls().slice(calls().findIndex((call) => call.endsWith('/delete')) + 1);
    expect(after.filter((call) => call.includes(volunteer.id))).toEqual([]);
  });

  test('export the data – says to which address the link goes, for admins alone', async () => {
    const volunteer = buildVolunteer({ email: 'lucja@mail.example' });
    let refused = true;
    const { requests } = stubVolunteers([volunteer], ({ pathname }) => {
      if (!pathname.endsWith('/data-link')) return undefined;
      const problem = buildProblem({ status: 429, code: 'data_links_used_up', message: 'Już 3 linki' });
      return refused ? jsonResponse(problem, 429) : jsonResponse({ message: 'Link został wysłany' }, 202);
    });
    const { unmount } = await renderMember(pages, { at: `/volunteer/${volunteer.id}` });
    await press('Udostępnij dane');
    const opened = await dialog();
    expect(opened.getByText(/lucja@mail\.example.*24 godziny/)).toBeDefined();
    await userEvent.click(opened.getByRole('button', { name: 'Udostępnij dane' }));
    // What is refused is told where it was asked for, and may be tried again.
    await opened.findByText('Już 3 linki');
    refused = false;
    await userEvent.click(opened.getByRole('button', { name: 'Udostępnij dane' }));
    await screen.findByText('Link został wysłany');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Łucja Wiśniewska' })).toBeDefined();
    const sent = requests.filter(({ url }) => url.endsWith('/data-link'));
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST']);
    unmount();

    await renderMember(pages, { at: `/volunteer/${volunteer.id}`, user: buildUser({ role: 'coordinator' }) });
    await screen.findByRole('button', { name: 'Usuń' });
    expect(screen.queryByRole('button', { name: 'Udostępnij dane' })).toBeNull();
  });

  test('the way back leads to the list as it was left', async () => {
    const volunteer = buildVolunteer();
    stubVolunteers([volunteer]);
    await renderMember(pages, { at: '/volunteers?q=wiś' });
    await userEvent.click(await screen.findByRole('link', { name: 'Łucja Wiśniewska' }));
    await screen.findByRole('tablist');
    await userEvent.click(screen.getByRole('link', { name: 'Wolontariusze' }));
    expect((await screen.findByRole('searchbox')) as HTMLInputElement).toHaveProperty('value', 'wiś');
  });

  test('nothing, for who may do nothing', async () => {
    const volunteer = buildVolunteer();
    stubVolunteers([volunteer]);
    await renderMember(pages, { at: `/volunteer/${volunteer.id}`, user: buildUser({ role: 'volunteer' }) });
    await screen.findByRole('heading', { level: 1, name: 'Łucja Wiśniewska' });
    for (const name of ['Zweryfikuj', 'Odrzuć', 'Usuń'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
