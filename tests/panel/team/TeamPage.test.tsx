// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import TeamPage from '../../../src/panel/team/TeamPage.tsx';
import { buildCoordinator } from '../support/buildCoordinator.ts';
import { buildInvitation } from '../support/buildInvitation.ts';
import { buildUser } from '../support/buildUser.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { stubTeam } from './stubTeam.ts';

const wide = '(min-width:1024px)';
beforeEach(() => void stubBrowser(wide));

const pages = [
  { path: '/our-team', element: <TeamPage /> },
  { path: '/coordinator/:profileId', element: <h1>Profil</h1> },
];
const self = () => buildCoordinator({ id: buildUser().id, name: 'Anna Kowalska', role: 'admin' });
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

test('tells who is in the team, in which role, and which one is oneself', async () => {
  const { calls } = stubTeam({ members: [self(), buildCoordinator()] });
  await renderMember(pages, { at: '/our-team' });
  const own = await row('Anna Kowalska');
  expect(own.getByText('to Ty')).toBeDefined();
  expect(own.getByText('Administrator')).toBeDefined();
  const other = await row('Piotr Zieliński');
  expect(other.queryByText('to Ty')).toBeNull();
  expect(other.getByText('Koordynator')).toBeDefined();
  expect(screen.getByText('2 osoby')).toBeDefined();
  expect(calls.filter((call) => !call.includes('/saved-views'))).toEqual([
    'GET /team?page=0&size=25&sort=name%2Casc',
  ]);
  expect(screen.getByRole('link', { name: 'Zaproś koordynatora' }).getAttribute('href')).toBe(
    '/invite-coordinator',
  );
  // A team of several has no need of the picture.
  expect(screen.queryByText('W zespole nie ma jeszcze nikogo innego')).toBeNull();
});

test('the filter by role is in the address, and a row opens its profile', async () => {
  stubTeam({ members: [self(), buildCoordinator()] });
  const { router } = await renderMember(pages, { at: '/our-team' });
  await userEvent.click(await screen.findByRole('button', { name: 'Koordynator' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Anna Kowalska' })).toBeNull());
  expect(router.state.location.search).toBe('?role=coordinator');
  await userEvent.click(await screen.findByRole('link', { name: 'Piotr Zieliński' }));
  await screen.findByRole('heading', { name: 'Profil' });
  expect(router.state.location.state).toEqual({ list: '/our-team?role=coordinator' });
});

test.each([[wide], ['']])(
  'each has a picture, and whom one may delete is deleted from the list: %s',
  async (media) => {
    stubBrowser(media);
    const piotr = buildCoordinator();
    const photo = buildCoordinator({ id: 'b', name: 'Ewa Lis', imageToken: 'photo' });
    const { calls } = stubTeam({ members: [self(), piotr, photo] });
    await renderMember(pages, { at: '/our-team', user: buildUser({ role: 'admin' }) });
    const remove = await screen.findByRole('button', { name: 'Usuń z zespołu: Piotr Zieliński' });
    expect(screen.getByText('PZ')).toBeDefined();
    expect(document.querySelector('img[src$="/images/photo"]')).not.toBeNull();
    // Oneself leaves, and is not deleted.
    expect(screen.queryByRole('button', { name: 'Usuń z zespołu: Anna Kowalska' })).toBeNull();

    await userEvent.click(remove);
    const question = within(
      await screen.findByRole('dialog', { name: 'Usunąć z zespołu: Piotr Zieliński?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Usuń' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Piotr Zieliński' })).toBeNull());
    expect(screen.getByText('2 osoby')).toBeDefined();
    expect(calls.filter((call) => call.includes(piotr.id))).toEqual([
      `DELETE /organization-coordinators/${piotr.id}`,
    ]);
  },
);

test('a coordinator deletes no admin', async () => {
  const admin = buildCoordinator({ id: 'b', name: 'Ewa Lis', role: 'admin' });
  stubTeam({ members: [{ ...self(), role: 'coordinator' }, buildCoordinator(), admin] });
  await renderMember(pages, { at: '/our-team', user: buildUser({ role: 'coordinator' }) });
  await screen.findByRole('button', { name: 'Usuń z zespołu: Piotr Zieliński' });
  expect(screen.queryByRole('button', { name: 'Usuń z zespołu: Ewa Lis' })).toBeNull();
});

test('whoever is alone in the team is told what comes next', async () => {
  stubTeam({ members: [self()] });
  await renderMember(pages, { at: '/our-team' });
  await screen.findByRole('heading', { name: 'W zespole nie ma jeszcze nikogo innego' });
  expect(screen.getByText('1 osoba')).toBeDefined();
  // In the header of the page and below the picture.
  expect(screen.getAllByRole('link', { name: 'Zaproś koordynatora' })).toHaveLength(2);
});

test('a search that leaves only oneself is no empty team', async () => {
  stubTeam({ members: [self(), buildCoordinator()] });
  await renderMember(pages, { at: '/our-team?role=admin' });
  await row('Anna Kowalska');
  await waitFor(() => expect(screen.getByText('1 osoba')).toBeDefined());
  expect(screen.queryByText('W zespole nie ma jeszcze nikogo innego')).toBeNull();
});

test('the invitations are the second tab, which the address keeps while they are filtered', async () => {
  const { calls } = stubTeam({
    members: [self()],
    invitations: [buildInvitation(), buildInvitation({ firstname: 'Тарас', status: 'accepted' })],
  });
  const { router } = await renderMember(pages, { at: '/our-team' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Zaproszenia' }));
  await screen.findByText('2 zaproszenia');
  await userEvent.click(screen.getByRole('button', { name: 'Czeka na odpowiedź' }));
  await screen.findByText('1 zaproszenie');
  expect(router.state.location.search).toBe('?status=pending&tab=invitations');
  expect(calls.at(-1)).toBe('GET /invitations?page=0&size=25&sort=createdAt%2Cdesc&status=pending');
});

test('a foundation that has invited nobody is told what will be here', async () => {
  stubTeam({});
  await renderMember(pages, { at: '/our-team?tab=invitations' });
  await screen.findByRole('heading', { name: 'Nie wysłano jeszcze żadnych zaproszeń' });
});
