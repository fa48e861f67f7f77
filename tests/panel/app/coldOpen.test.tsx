// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createBrowserRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from '../../../src/panel/app/App.tsx';
import { createRoutes } from '../../../src/panel/app/createRoutes.tsx';
import { createPanelTheme } from '../../../src/panel/app/theme.ts';
import { loadI18nProvider } from '../../../src/panel/data/i18nProvider.ts';
import { stubBrowser } from '../support/stubBrowser.ts';
import { stubFetch } from '../support/stubFetch.ts';

afterEach(() => vi.unstubAllGlobals());

// react-admin by itself pushes thousands of entries here and freezes the page.
test('a cold open without a session changes the history three times at most', async () => {
  stubBrowser();
  stubFetch(() => new Response(null, { status: 401 }));
  window.history.replaceState(null, '', '/overview');
  const push = vi.spyOn(window.history, 'pushState');
  const replace = vi.spyOn(window.history, 'replaceState');

  const router = createBrowserRouter(createRoutes());
  render(
    <App
      i18nProvider={await loadI18nProvider('pl')}
      router={router}
      theme={createPanelTheme()}
      prerendered={false}
    />,
  );
  await screen.findByRole('heading', { level: 1, name: /Wolontariat/ }, { timeout: 10_000 });
  expect(window.location.pathname).toBe('/');
  expect(push.mock.calls.length + replace.mock.calls.length).toBeLessThanOrEqual(3);
});
