// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '../../../src/contract/paths.ts';
import { createRoutes } from '../../../src/panel/app/createRoutes.tsx';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import { transport } from '../../../src/panel/data/transport.ts';
import { returnPath } from '../../../src/panel/data/wantedPage.ts';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { renderInPanel } from '../support/renderInPanel.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';

const unauthenticated = () => jsonResponse(buildProblem({ status: 401, code: 'unauthenticated' }), 401);
const nothing = { content: [], page: 0, size: 25, totalElements: 0, totalPages: 0, unreadCount: 0 };
const members = Object.values(paths).filter((path) => !path.public);

beforeEach(() => {
  stubBrowser();
  useSessionStore.setState({ user: undefined });
});
afterEach(() => vi.unstubAllGlobals());
// A page that is asked for ahead goes on loading when its test is over.
afterAll(() => vi.dynamicImportSettled());

describe('without a session', () => {
  test.each(members.map(({ pattern }) => pattern.replace(/:\w+/g, '0190')))(
    '%s leads to the root',
    async (at) => {
      const requests = stubFetch(unauthenticated);
      const { router } = await renderInPanel(createRoutes(), { at });
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
      expect(returnPath(router.state.location.search)).toBe(at);
      // The root itself then asks for its counters.
      const asked = requests.filter(({ url }) => !url.endsWith('/statistics'));
      expect(asked.map(({ url, headers }) => [new URL(url).pathname, headers.has('no-toast')])).toEqual([
        ['/api/users/login', true],
      ]);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('public pages open without asking for the session', async () => {
    const requests = stubFetch(unauthenticated);
    await renderInPanel(createRoutes());
    await screen.findByRole('heading', { level: 1 });
    expect(requests.filter(({ url }) => url.endsWith('/users/login'))).toEqual([]);
  });

  test('an unknown address is a page that was not found', async () => {
    stubFetch(unauthenticated);
    const { router } = await renderInPanel(createRoutes(), { at: '/no/such/page' });
    expect(await screen.findByRole('heading', { name: 'Nie znaleziono strony' })).toBeDefined();
    expect(router.state.location.pathname).toBe('/no/such/page');
  });
});

describe('with a session', () => {
  beforeEach(() =>
    stubFetch(({ url }) => jsonResponse(url.endsWith('/users/login') ? buildUser() : nothing)),
  );

  test('a known user is not asked for again', async () => {
    useSessionStore.setState({ user: buildUser() });
    const requests = stubFetch(() => jsonResponse(nothing));
    await renderInPanel(createRoutes(), { at: '/notifications' });
    expect(await screen.findByRole('heading', { name: 'Powiadomienia' })).toBeDefined();
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.filter(({ url }) => url.endsWith('/users/login'))).toEqual([]);
  });

  test('a page opens once the session is checked', async () => {
    const { router } = await renderInPanel(createRoutes(), { at: '/notifications' });
    expect(await screen.findByRole('heading', { name: 'Powiadomienia' })).toBeDefined();
    expect(router.state.location.pathname).toBe('/notifications');
    expect(screen.getByRole('button', { name: /Konto: Anna/ })).toBeDefined();
  });

  test.each(members.map(({ pattern }) => pattern).filter((pattern) => pattern.includes(':')))(
    '%s with what is no id is a page that was not found, and no record is asked for',
    async (pattern) => {
      const requests = stubFetch(({ url }) =>
        jsonResponse(url.endsWith('/users/login') ? buildUser() : nothing),
      );
      await renderInPanel(createRoutes(), { at: pattern.replace(/:\w+/, '17') });
      expect(await screen.findByRole('heading', { name: 'Nie znaleziono strony' })).toBeDefined();
      expect(requests.filter(({ url }) => /\b17\b/.test(url))).toEqual([]);
    },
  );

  test('when it ends, who does not sign in again is led to the root, and back from there', async () => {
    const { router } = await renderInPanel(createRoutes(), { at: '/notifications' });
    await screen.findByRole('heading', { name: 'Powiadomienia' });
    stubFetch(unauthenticated);
    const call = transport(new Request('http://localhost/api/notifications'));
    await userEvent.click(await screen.findByRole('button', { name: 'Opuść stronę' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(new URLSearchParams(router.state.location.search).get('from')).toBe('/notifications');
    expect((await call).status).toBe(401);
    expect(useSessionStore.getState().user).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
