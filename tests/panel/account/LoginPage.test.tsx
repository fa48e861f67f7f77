// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast as toastify } from 'react-toastify/unstyled';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import LoginPage from '../../../src/panel/account/LoginPage.tsx';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import { ToastHost } from '../../../src/panel/shell/ToastHost.tsx';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { renderInPanel } from '../support/renderInPanel.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';

beforeEach(() => {
  stubBrowser();
  useSessionStore.setState({ user: undefined });
});

afterEach(() => {
  act(() => toastify.dismiss());
  vi.unstubAllGlobals();
});

const openLogin = (at = '/login') =>
  renderInPanel(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '*', element: <p>Dalej</p> },
      { path: '/reset-password', element: <p>Zmiana hasła</p> },
    ].map((route) => ({
      ...route,
      element: (
        <>
          {route.element}
          <ToastHost />
        </>
      ),
    })),
    { at },
  );

async function signIn() {
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: /e-mail/i }), 'anna.admin@demo.example');
  await user.type(screen.getByLabelText(/^Hasło/), 'Zażółć-2026!{Enter}');
}

test('signs in, says so and goes to the overview', async () => {
  const requests = stubFetch(() => jsonResponse(buildUser()));
  const { router } = await openLogin();
  await signIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/overview'));
  expect(await screen.findByText('Zalogowano pomyślnie')).toBeTruthy();
  expect(requests).toHaveLength(1);
  const [, token = ''] = requests[0]?.headers.get('authorization')?.split(' ') ?? [];
  expect(Buffer.from(token, 'base64').toString()).toBe('anna.admin@demo.example:Zażółć-2026!');
});

test('goes to where the person wanted to go', async () => {
  stubFetch(() => jsonResponse(buildUser()));
  const { router } = await openLogin('/login?from=%2Fvolunteers%3Fq%3Danna');
  await signIn();
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/volunteers?q=anna'),
  );
});

const invalid = 'Adres e-mail lub hasło są nieprawidłowe';

test.each([
  [401, invalid, 'Błąd danych logowania'],
  [403, 'Panel jest przeznaczony dla koordynatorów fundacji', 'Nie zalogowano'],
  [503, 'Usługa jest chwilowo niedostępna', 'Nie zalogowano'],
])(
  'a refusal with %i is told by a toast and not again on the form, which keeps what was typed',
  async (status, message, short) => {
    stubFetch(() => jsonResponse(buildProblem({ status, message, messages: [message] }), status));
    const { container, router } = await openLogin();
    await signIn();
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(1));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([message]);
    expect(container.querySelector('form .MuiAlert-root')?.textContent).toBe(short);
    expect(screen.getByLabelText<HTMLInputElement>(/^Hasło/).value).toBe('Zażółć-2026!');
    expect(router.state.location.pathname).toBe('/login');
  },
);

test('no answer is told by a toast and not again on the form', async () => {
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  const { container } = await openLogin();
  await signIn();
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual(['Coś poszło nie tak. Spróbuj ponownie']);
  expect(container.querySelector('form .MuiAlert-root')?.textContent).toBe('Nie zalogowano');
});

test('inside of a dialog, which hides toasts from screen readers, the form is what is read', async () => {
  stubFetch(() => {
    view.container.setAttribute('aria-hidden', 'true');
    return jsonResponse(buildProblem({ status: 401, messages: [invalid] }), 401);
  });
  const view = await openLogin();
  await signIn();
  await waitFor(() => expect(view.container.querySelector('form [role=alert]')).not.toBeNull());
});

test('who has not confirmed the address can have the mail again, until something else is refused', async () => {
  const refuse = (code: 'email_unconfirmed' | 'invalid_credentials', status: number) =>
    jsonResponse(buildProblem({ status, code, message: 'Nie' }), status);
  let answer = () => refuse('email_unconfirmed', 403);
  const requests = stubFetch(({ url }) =>
    url.endsWith('/users/login') ? answer() : jsonResponse({ message: '' }, 202),
  );
  await openLogin();
  await signIn();
  await userEvent.click(await screen.findByRole('button', { name: 'Wyślij wiadomość ponownie' }));
  expect(await screen.findByText(/Jeśli adres czeka na potwierdzenie/)).toBeTruthy();
  expect(await requests[1]?.json()).toEqual({ email: 'anna.admin@demo.example' });

  answer = () => refuse('invalid_credentials', 401);
  await userEvent.click(screen.getByRole('button', { name: 'Zaloguj się' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Wyślij/ })).toBeNull());
});

test('too many tries are told on the form, and when to try again', async () => {
  const message = 'Zbyt wiele prób';
  stubFetch(() => {
    const answer = jsonResponse(buildProblem({ status: 429, code: 'too_many_requests', message }), 429);
    answer.headers.set('retry-after', '900');
    return answer;
  });
  const { container } = await openLogin();
  await signIn();
  await waitFor(() =>
    expect(container.querySelector('form [role=alert]')?.textContent).toMatch(
      /^Zbyt wiele próbSpróbuj ponownie o \d+:\d\d\.$/,
    ),
  );
});

test('a refusal that says nothing is a data entry error', async () => {
  stubFetch(() => new Response('', { status: 401 }));
  const { container } = await openLogin();
  await signIn();
  await waitFor(() =>
    expect(container.querySelector('form [role=alert]')?.textContent).toBe('Błąd danych logowania'),
  );
});

test('whoever is signed in goes on to the overview', async () => {
  useSessionStore.setState({ user: buildUser() });
  const { router } = await openLogin();
  expect(router.state.location.pathname).toBe('/overview');
});

test('the e-mail has the focus, and what was typed is no reason to ask before leaving', async () => {
  const { router } = await openLogin();
  const email = screen.getByRole('textbox', { name: /e-mail/i });
  expect(document.activeElement).toBe(email);
  await userEvent.type(email, 'anna');
  await userEvent.click(screen.getByRole('link', { name: 'Nie pamiętasz hasła?' }));
  expect(router.state.location.pathname).toBe('/reset-password');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('leads to the registration', async () => {
  await openLogin();
  expect(screen.getByRole('link', { name: 'Zarejestruj fundację' }).getAttribute('href')).toBe('/register');
});
