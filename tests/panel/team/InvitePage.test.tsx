// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import InvitePage from '../../../src/panel/team/invite/InvitePage.tsx';
import { buildInvitation } from '../support/buildInvitation.ts';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse } from '../support/stubFetch.ts';
import { renewalDialog, signInAgain, stubEndedSession } from '../support/stubSession.ts';
import { stubTeam } from './stubTeam.ts';

beforeEach(() => void stubBrowser());

const pages = [
  { path: '/invite-coordinator', element: <InvitePage /> },
  { path: '/our-team', element: <h1>Nasz zespół</h1> },
];
const invite = 'POST /organization-coordinators/invite';
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Wyślij zaproszenie' }));

function stubInvite(answer: () => Response = () => jsonResponse(buildInvitation(), 201)) {
  return stubTeam({ answer: ({ pathname }) => (pathname.endsWith('/invite') ? answer() : undefined) });
}

async function fill() {
  await screen.findByRole('button', { name: 'Wyślij zaproszenie' });
  await userEvent.type(field('Imię'), 'Magdalena');
  await userEvent.type(field('Nazwisko'), 'Wójcik');
  await userEvent.type(field('E-mail'), 'magdalena.wojcik@mail.example');
}

test('invites once, says so, and goes on to the invitations', async () => {
  const { calls, bodies } = stubInvite();
  const { router } = await renderMember(pages, { at: '/invite-coordinator' });
  await fill();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Wyślij zaproszenie' }));
  await screen.findByText('Zaproszenie zostało wysłane');
  expect(router.state.location.pathname + router.state.location.search).toBe('/our-team?tab=invitations');
  expect(calls).toEqual([invite]);
  expect(bodies[invite]).toEqual({
    firstname: 'Magdalena',
    lastname: 'Wójcik',
    email: 'magdalena.wojcik@mail.example',
    role: 'coordinator',
    language: 'pl',
  });
});

test('an admin may invite an admin', async () => {
  const { bodies } = stubInvite();
  await renderMember(pages, { at: '/invite-coordinator' });
  await fill();
  await userEvent.click(screen.getByRole('combobox', { name: /Rola/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Administrator' }));
  await submit();
  await waitFor(() => expect(bodies[invite]).toMatchObject({ role: 'admin' }));
});

test('a coordinator has no role to choose', async () => {
  const { bodies } = stubInvite();
  await renderMember(pages, { at: '/invite-coordinator', user: buildUser({ role: 'coordinator' }) });
  await fill();
  expect(screen.queryByRole('combobox', { name: /Rola/ })).toBeNull();
  expect(screen.getByRole('combobox', { name: /Język/ })).toBeDefined();
  await submit();
  await waitFor(() => expect(bodies[invite]).toBeDefined());
  expect(bodies[invite]).not.toHaveProperty('role');
});

test('the invitation is in the language of whoever invites, unless another is chosen', async () => {
  const { bodies } = stubInvite();
  await renderMember(pages, { at: '/invite-coordinator', language: 'en' });
  await userEvent.type(await screen.findByRole('textbox', { name: /^First name/ }), 'Ola');
  await userEvent.type(screen.getByRole('textbox', { name: /^Last name/ }), 'Bąk');
  await userEvent.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'ola@mail.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(bodies[invite]).toMatchObject({ language: 'en' }));
});

test('an e-mail that has an account is told on its field, and nothing typed is lost', async () => {
  const message = 'Konto z podanym adresem e-mail już istnieje!';
  const errors = [{ field: 'email', code: 'email_taken', message }];
  stubInvite(() => jsonResponse(buildProblem({ status: 409, code: 'email_taken', message, errors }), 409));
  const { router } = await renderMember(pages, { at: '/invite-coordinator' });
  await fill();
  await submit();
  await screen.findByText(message);
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
  expect(field('Imię').value).toBe('Magdalena');
  expect(router.state.location.pathname).toBe('/invite-coordinator');
});

test('a session that has ended loses nothing that was typed', async () => {
  const { accepted } = stubEndedSession(() => jsonResponse(buildInvitation(), 201));
  const { router } = await renderMember(pages, { at: '/invite-coordinator' });
  await fill();
  await userEvent.click(screen.getByRole('combobox', { name: /Rola/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Administrator' }));
  await submit();
  await renewalDialog();
  expect(router.state.location.pathname).toBe('/invite-coordinator');
  await signInAgain();
  await waitFor(() => expect(router.state.location.pathname).toBe('/our-team'));
  const [sent] = accepted.filter(({ method }) => method === 'POST');
  expect(await sent?.json()).toMatchObject({ firstname: 'Magdalena', role: 'admin' });
});

test('an invitation that was begun is not left without a question', async () => {
  stubInvite();
  const { router } = await renderMember(pages, { at: '/invite-coordinator' });
  await fill();
  await userEvent.click(screen.getByRole('link', { name: 'Nasz zespół' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Opuść bez zapisywania' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/our-team'));
});
