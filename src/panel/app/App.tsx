import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { I18nContext, type I18nProvider } from 'react-admin';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Language } from '../../contract/Language.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { createRoutes } from './createRoutes.tsx';
import { createPanelTheme } from './theme.ts';

interface AppProps {
  readonly language: Language;
  readonly i18nProvider: I18nProvider;
}

export function App({ language, i18nProvider }: AppProps) {
  const [theme] = useState(() => createPanelTheme(language));
  const [router] = useState(() => createBrowserRouter(createRoutes()));

  return (
    <ThemeProvider theme={theme} defaultMode="system" noSsr disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <I18nContext.Provider value={i18nProvider}>
        <ErrorBoundary>
          <RouterProvider router={router} />
        </ErrorBoundary>
      </I18nContext.Provider>
    </ThemeProvider>
  );
}
