import { ThemeProvider } from '@mui/material/styles';
import { cleanup, configure, render } from '@testing-library/react';
import { I18nContext } from 'react-admin';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { afterEach } from 'vitest';
import type { Language } from '../../../src/contract/Language.ts';
import { createPanelTheme } from '../../../src/panel/app/theme.ts';
import { loadI18nProvider } from '../../../src/panel/data/i18nProvider.ts';
import { endRenewal } from '../../../src/panel/data/renewal.ts';

// A page's script may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Testing Library does this by itself only where tests have globals.
afterEach(() => {
  cleanup();
  // The next test is another visit: nobody is asked to sign in again, and the tab keeps nothing.
  endRenewal(false);
  sessionStorage.clear();
});

interface Options {
  readonly at?: string;
  readonly language?: Language;
}

/**
 * Renders routes in the panel's theme and texts.
 *
 * @example await renderInPanel([{ path: '*', element: <Header /> }], { at: '/events' });
 */
export async function renderInPanel(routes: RouteObject[], { at = '/', language = 'pl' }: Options = {}) {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const i18nProvider = await loadI18nProvider(language);
  const view = render(
    <ThemeProvider theme={createPanelTheme()}>
      <I18nContext.Provider value={i18nProvider}>
        <RouterProvider router={router} />
      </I18nContext.Provider>
    </ThemeProvider>,
  );
  return { ...view, router };
}
