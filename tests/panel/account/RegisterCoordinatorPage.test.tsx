// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { toast as toastify } from 'react-toastify/unstyled';
import { beforeEach, expect, test, vi } from 'vitest';
import LoginPage from '../../../src/panel/account/LoginPage.tsx';
import RegisterCoordinatorPage from '../../../src/panel/account/RegisterCoordinatorPage.tsx';
import { createRoutes } from '../../../src/panel/app/createRoutes.tsx';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import { buildUser } from '../support/buildUser.ts';
import { renderInPanel } from '../support/renderInPanel.tsx';
import { renderVisitor } from '../support/renderVisitor.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';
import { done, newToken, serviceAway, tokenInvalid, tokenUsed } from '../support/tokens.ts';

const password = 'Wiosna-2027!';
const invitation = {
  firstname: 'Magdalena',
  lastname: 'Wójcik',
  email: 'magdalena.wojcik@mail.example',
  role: 'coordinator',
  language: 'pl',
  invitedBy: 'Anna Kowalska',
  organizationName: 'Fundacja Pomocna Dłoń',
};

beforeEach(() => {
  stubBrowser();
  sessionStorage.clear();
  return () => {
    act(() => toastify.dismiss());
    vi.unstubAllGlobals();
  };
});

const emptyPage = { content: [], page: 0, size: 1, totalElements: 0, totalPages: 0 };

/** An API with this invitation. */
const stubApi = (register: () => Response) =>
  stubFetch(({ method }) => (method === 'GET' ? jsonResponse(invitation) : register()));

const open = (token = newToken()) =>
  renderVisitor(RegisterCoordinatorPage, `/register-coordinator?token=${token}`, [
    { path: '/login', element: <LoginPage /> },
  ]);

async function register({ user }: Awaited<ReturnType<typeof open>>) {
  await user.type(await screen.findByRole('textbox', { name: /^Telefon/ }), '601 234 567');
  await user.type(screen.getByLabelText(/^Hasło/), password);
  await user.type(screen.getByLabelText(/^Powtórz hasło/), password);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.dblClick(screen.getByRole('button', { name: 'Utwórz konto' }));
}

test('shows who invites whom, registers once and leads to the sign-in with the e-mail typed already', async () => {
  const requests = stubApi(() => jsonResponse({}, 201));
  const token = newToken();
  const view = await open(token);
  expect(
    await screen.findByText(/^Anna Kowalska zaprasza .* „Fundacja Pomocna Dłoń”\. Rola: Koordynator\.$/),
  ).toBeTruthy();
  expect(screen.getByText(invitation.email).closest('dl')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /e-mail/i })).toBeNull();
  await register(view);

  await waitFor(() => expect(view.router.state.location.pathname).toBe('/login'));
  expect(view.router.state.location.search).toBe('');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /e-mail/i }).value).toBe(invitation.email);
  const sent = requests.filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(1);
  expect(await sent[0]?.json()).toEqual({
    token,
    firstname: 'Magdalena',
    lastname: 'Wójcik',
    phone: '+48601234567',
    password,
    consents: { terms: true, privacy: true },
  });
});

test.each([
  ['accepted', tokenUsed, /zostało już przyjęte/],
  ['expired or revoked', tokenInvalid, /mogło wygasnąć, zostać wycofane/],
])('an invitation that is %s', async (_, answer, text) => {
  stubFetch(answer);
  await open();
  expect(await screen.findByText(text)).toBeTruthy();
});

test('an invitation that is revoked while the form is filled in', async () => {
  stubApi(tokenInvalid);
  await register(await open());
  expect(await screen.findByText(/mogło wygasnąć, zostać wycofane/)).toBeTruthy();
});

test('while the API is away, what was typed stays', async () => {
  stubApi(serviceAway);
  await register(await open());
  expect(await screen.findByText('Usługa jest niedostępna', { selector: 'form *' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Hasło/).value).toBe(password);
});

test('who is signed in as another logs out first, and then accepts', async () => {
  useSessionStore.setState({ user: undefined });
  stubFetch(({ url }) => {
    if (url.endsWith('/users/login')) return jsonResponse(buildUser());
    if (url.endsWith('/users/logout')) return done();
    // The header of members counts what is unread.
    return jsonResponse(url.includes('/invitations?') ? invitation : { ...emptyPage, unreadCount: 0 });
  });
  await renderInPanel(createRoutes(), { at: `/register-coordinator?token=${newToken()}` });
  expect(await screen.findByText(/zalogowane konto anna\.admin@demo\.example/)).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Wyloguj i przyjmij zaproszenie' }).click());
  expect(await screen.findByRole('button', { name: 'Utwórz konto' })).toBeTruthy();
  expect(useSessionStore.getState().user).toBeNull();
});
