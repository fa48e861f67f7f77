// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import { Header } from '../../../src/panel/shell/Header.tsx';
import { ToastHost } from '../../../src/panel/shell/ToastHost.tsx';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { renderInPanel } from '../support/renderInPanel.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';

const user = buildUser();
const routes = [
  {
    path: '*',
    element: (
      <>
        <Header Tools={() => null} />
        <ToastHost />
      </>
    ),
  },
];
const show = (at: string) => renderInPanel(routes, { at });
const logo = () => screen.getByRole('link', { name: /strona główna/ });

beforeEach(() => stubBrowser());
afterEach(() => {
  vi.unstubAllGlobals();
  useSessionStore.setState({ user: undefined });
});

describe('for a visitor', () => {
  test('the logo leads to the root, and public pages have the tagline', async () => {
    await show('/login');
    expect(logo().getAttribute('href')).toBe('/');
    expect(screen.getByText('Razem pomagamy skuteczniej')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Wolontariusze' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Konto/ })).toBeNull();
  });

  test('the ways in are offered, except to where one is', async () => {
    await show('/login');
    expect(screen.queryByRole('link', { name: 'Zaloguj się' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Zarejestruj fundację' }).getAttribute('href')).toBe('/register');
  });
});

describe('for a member', () => {
  beforeEach(() => useSessionStore.setState({ user }));

  test('the logo leads to the overview, and there is no tagline', async () => {
    await show('/volunteers');
    expect(logo().getAttribute('href')).toBe('/overview');
    expect(screen.queryByText('Razem pomagamy skuteczniej')).toBeNull();
  });

  test('the foundation is named, whole where its name has no room', async () => {
    await show('/volunteers');
    expect(screen.getByText('Fundacja Pomocna Dłoń').title).toBe('Fundacja Pomocna Dłoń');
    expect(logo().getAttribute('aria-label')).toContain('Fundacja Pomocna Dłoń');
  });

  test('the drawer names it, too', async () => {
    await show('/volunteers');
    await userEvent.click(screen.getByRole('button', { name: 'Otwórz menu' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByText('Fundacja Pomocna Dłoń')).toBeDefined();
    expect(drawer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Przegląd',
      'Osoby w potrzebie',
      'Wolontariusze',
      'Nasz zespół',
      'Wydarzenia',
      'Wiadomości',
      'Nadużycia',
      'Żądania dotyczące danych',
      'Do usunięcia',
    ]);
  });

  test('the navigation marks where one is', async () => {
    await show('/volunteer/0190');
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Przegląd', '/overview', null],
      ['Osoby w potrzebie', '/people-in-need', null],
      ['Wolontariusze', '/volunteers', 'true'],
      ['Nasz zespół', '/our-team', null],
      ['Wydarzenia', '/events', null],
    ]);
  });

  test('the profile menu has the name, the e-mail, what is seldom needed, and three ways', async () => {
    await show('/overview');
    await userEvent.click(screen.getByRole('button', { name: 'Konto: Anna Kowalska' }));
    expect(screen.getByText('Anna Kowalska')).toBeDefined();
    expect(screen.getByText(user.email)).toBeDefined();
    const items = screen.getAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Wiadomości', '/mailings'],
      ['Nadużycia', '/abuse-reports'],
      ['Żądania dotyczące danych', '/data-requests'],
      ['Do usunięcia', '/upcoming-erasures'],
      ['Ustawienia', '/settings'],
      ['Profil', `/coordinator/${user.id}`],
      ['Wyloguj się', null],
    ]);
  });

  test('the avatar shows the photo, or initials', async () => {
    await show('/overview');
    expect(screen.getByText('AK')).toBeDefined();
  });

  test('logging out calls the API, goes to the login page and says so', async () => {
    const requests = stubFetch(() => new Response(null, { status: 204 }));
    const { router } = await show('/volunteers');
    await userEvent.click(screen.getByRole('button', { name: /Konto/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Wyloguj się' }));
    expect(await screen.findByText('Wylogowano pomyślnie')).toBeDefined();
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /api/users/logout',
    ]);
    expect(router.state.location.pathname).toBe('/login');
    expect(useSessionStore.getState().user).toBeNull();
  });

  test('when logging out fails, one stays and is told why', async () => {
    stubFetch(() => jsonResponse(buildProblem({ status: 503, message: 'Przerwa techniczna' }), 503));
    const { router } = await show('/volunteers');
    await userEvent.click(screen.getByRole('button', { name: /Konto/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Wyloguj się' }));
    expect(await screen.findByText('Przerwa techniczna')).toBeDefined();
    expect(router.state.location.pathname).toBe('/volunteers');
    expect(useSessionStore.getState().user).toEqual(user);
  });
});

test('the language menu offers PL, EN, UA and RU', async () => {
  await show('/');
  await userEvent.click(screen.getByRole('button', { name: 'Język: Polski (PL)' }));
  const items = screen.getAllByRole('menuitemradio');
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
    ['PLPolski', 'true'],
    ['ENEnglish', 'false'],
    ['UAУкраїнська', 'false'],
    ['RUРусский', 'false'],
  ]);
});

test('the colours follow the system until one is chosen', async () => {
  await show('/');
  await userEvent.click(screen.getByRole('button', { name: 'Wygląd: Jak w systemie' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Ciemny' }));
  await waitFor(() => expect(document.documentElement.getAttribute('data-dark')).toBe(''));
  expect(screen.getByRole('button', { name: 'Wygląd: Ciemny', hidden: true })).toBeDefined();
});
