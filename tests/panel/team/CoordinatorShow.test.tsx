// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import CoordinatorShow from '../../../src/panel/team/profile/CoordinatorShow.tsx';
import { buildCoordinator } from '../support/buildCoordinator.ts';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { stubDownload } from '../support/stubDownload.ts';
import { jsonResponse } from '../support/stubFetch.ts';
import { stubTeam } from './stubTeam.ts';

beforeEach(() => void stubBrowser('(min-width:1024px)'));
afterEach(() => vi.restoreAllMocks());

const pages = [
  { path: '/coordinator/:profileId', element: <CoordinatorShow /> },
  { path: '/our-team', element: <h1>Nasz zespół</h1> },
];
const admin = buildUser();
const coordinator = buildUser({ id: '01980000-0000-7000-8000-000000000002', role: 'coordinator' });
const profileOf = (user = admin) =>
  buildCoordinator({ id: user.id, name: user.name, role: user.role as 'admin' });
/** What can be done to the person; anybody may print. */
const actions = () =>
  screen
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((name) => name !== 'Drukuj');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const lastAdmin = buildProblem({
  status: 409,
  code: 'last_admin',
  message: 'Fundacja musi mieć co najmniej jednego administratora',
});

describe('what it tells', () => {
  test('who it is, the role, how to reach them, the details, and in its own tab the history', async () => {
    const member = buildCoordinator({
      history: [
        {
          id: 'h',
          at: '2026-11-12T11:05:00.000Z',
          action: 'roleChanged',
          actorId: admin.id,
          actorName: 'Barbara Nowak',
          changes: [{ field: 'role', from: 'admin', to: 'coordinator' }],
        },
      ],
    });
    stubTeam({ members: [member] });
    await renderMember(pages, { at: `/coordinator/${member.id}` });
    await screen.findByRole('heading', { level: 1, name: 'Piotr Zieliński' });
    expect(document.title).toMatch(/^Piotr Zieliński · /);
    expect(within(screen.getByRole('region', { name: 'Adres' })).getByText('Zgierz')).toBeDefined();
    expect(screen.queryByText('to Ty')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Historia' }));
    const history = within(await screen.findByRole('tabpanel', { name: 'Historia' }));
    expect(history.getByText('Zmieniono rolę')).toBeDefined();
    expect(history.getByText(/Barbara Nowak/)).toBeDefined();
  });

  test('somebody of another foundation is not found', async () => {
    stubTeam({});
    await renderMember(pages, { at: '/coordinator/01980000-0000-7000-8000-00000000dead' });
    await screen.findByRole('heading', { name: 'Nie znaleziono strony' });
  });
});

describe('who may do what', () => {
  test.each([
    [
      'an admin',
      'a coordinator',
      admin,
      'coordinator',
      ['Nadaj rolę administratora', 'Pobierz dane', 'Usuń'],
    ],
    ['an admin', 'an admin', admin, 'admin', ['Zmień rolę na koordynatora', 'Pobierz dane', 'Usuń']],
    ['a coordinator', 'a coordinator', coordinator, 'coordinator', ['Usuń']],
    ['a coordinator', 'an admin', coordinator, 'admin', []],
  ] as const)('%s with %s', async (_who, _whom, user, role, expected) => {
    const member = buildCoordinator({ role });
    stubTeam({ members: [member] });
    await renderMember(pages, { at: `/coordinator/${member.id}`, user });
    await screen.findByRole('heading', { level: 1, name: 'Piotr Zieliński' });
    expect(actions()).toEqual(expected);
    expect(screen.queryByRole('link', { name: 'Edytuj' })).toBeNull();
  });

  test.each([
    [admin, ['Zmień rolę na koordynatora', 'Pobierz dane']],
    [coordinator, ['Pobierz dane']],
  ])('oneself edits and leaves, and is not deleted', async (user, expected) => {
    stubTeam({ members: [profileOf(user)] });
    await renderMember(pages, { at: `/coordinator/${user.id}`, user });
    expect((await screen.findByRole('link', { name: 'Edytuj' })).getAttribute('href')).toMatch(/\?edit$/);
    expect(screen.getByRole('link', { name: 'Opuść fundację' }).getAttribute('href')).toBe('/settings');
    expect(screen.getByText('to Ty')).toBeDefined();
    expect(actions()).toEqual(expected);
  });

  test('nobody edits another’s profile, not even by its address', async () => {
    const member = buildCoordinator();
    stubTeam({ members: [member] });
    await renderMember(pages, { at: `/coordinator/${member.id}?edit` });
    await screen.findByRole('tab', { name: 'Historia' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('everything that is kept', () => {
  const member = buildCoordinator();
  const archive = `/organization-coordinators/${member.id}/data/archive`;
  const open = async (answer: () => Response) => {
    stubDownload();
    const { calls } = stubTeam({
      members: [member],
      answer: ({ pathname }) => (pathname.endsWith('/data/archive') ? answer() : undefined),
    });
    await renderMember(pages, { at: `/coordinator/${member.id}` });
    await press('Pobierz dane');
    return calls;
  };

  test('is downloaded by an admin, to give it to the member', async () => {
    const calls = await open(() => new Response('PK'));
    await screen.findByText('Plik został pobrany');
    expect(calls).toContain(`GET ${archive}`);
  });

  test('says when it cannot be downloaded, and is offered again', async () => {
    await open(() => jsonResponse(buildProblem({ status: 500, code: 'internal' }), 500));
    await screen.findByText(/^Coś poszło nie tak/);
    expect(screen.getByRole('button', { name: 'Pobierz dane' }).getAttribute('aria-busy')).toBe('false');
  });
});

describe('delete', () => {
  test('named, confirmed, then back to the list as it was left', async () => {
    const member = buildCoordinator();
    const { calls } = stubTeam({ members: [member] });
    const { router } = await renderMember(pages, { at: '/our-team' });
    await router.navigate(`/coordinator/${member.id}`, { state: { list: '/our-team?q=piotr' } });
    await press('Usuń');
    expect(screen.getByRole('dialog', { name: 'Usunąć z zespołu: Piotr Zieliński?' })).toBeDefined();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Usuń' }));
    await screen.findByText('Koordynator został usunięty');
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/our-team?q=piotr'),
    );
    expect(calls).toEqual([
      `GET /organization-coordinators/${member.id}`,
      `DELETE /organization-coordinators/${member.id}`,
    ]);
  });

  test('the last admin stays, and the dialog says why', async () => {
    const member = buildCoordinator({ role: 'admin' });
    stubTeam({
      members: [member],
      answer: (_url, { method }) => (method === 'DELETE' ? jsonResponse(lastAdmin, 409) : undefined),
    });
    await renderMember(pages, { at: `/coordinator/${member.id}` });
    await press('Usuń');
    const ask = await dialog();
    await userEvent.click(ask.getByRole('button', { name: 'Usuń' }));
    await ask.findByText('Fundacja musi mieć co najmniej jednego administratora');
  });
});

describe('role', () => {
  test('says what an admin may do, and shows the new role at once', async () => {
    const member = buildCoordinator();
    const { bodies } = stubTeam({ members: [member] });
    await renderMember(pages, { at: `/coordinator/${member.id}` });
    await press('Nadaj rolę administratora');
    const ask = await dialog();
    expect(ask.getByText(/zapraszać i usuwać administratorów/)).toBeDefined();
    expect(ask.queryByText('Tej czynności nie można cofnąć.')).toBeNull();
    await userEvent.click(ask.getByRole('button', { name: 'Nadaj rolę administratora' }));
    await screen.findByText('Rola została zmieniona');
    await screen.findByRole('button', { name: 'Zmień rolę na koordynatora' });
    expect(bodies[`PUT /organization-coordinators/${member.id}/role`]).toEqual({ role: 'admin' });
  });

  test('whoever gives up being an admin is warned, and from then on sees what a coordinator sees', async () => {
    stubTeam({ members: [profileOf()] });
    await renderMember(pages, { at: `/coordinator/${admin.id}` });
    await press('Zmień rolę na koordynatora');
    const ask = await dialog();
    expect(ask.getByText(/To Twoja rola/)).toBeDefined();
    await userEvent.click(ask.getByRole('button', { name: 'Zmień rolę na koordynatora' }));
    await waitFor(() => expect(actions()).not.toContain('Nadaj rolę administratora'));
    await waitFor(() => expect(useSessionStore.getState().user?.role).toBe('coordinator'));
    // The button is gone; the keyboard goes on from the heading.
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  test('the last admin stays one, and the dialog says why', async () => {
    stubTeam({
      members: [profileOf()],
      answer: ({ pathname }) => (pathname.endsWith('/role') ? jsonResponse(lastAdmin, 409) : undefined),
    });
    await renderMember(pages, { at: `/coordinator/${admin.id}` });
    await press('Zmień rolę na koordynatora');
    const ask = await dialog();
    await userEvent.click(ask.getByRole('button', { name: 'Zmień rolę na koordynatora' }));
    await ask.findByText('Fundacja musi mieć co najmniej jednego administratora');
    expect(useSessionStore.getState().user?.role).toBe('admin');
  });
});
