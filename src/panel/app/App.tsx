import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ComponentProps, useState } from 'react';
import { I18nContext, type I18nProvider } from 'react-admin';
import { RouterProvider } from 'react-router';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { createPanelTheme } from './theme.ts';

interface AppProps {
  readonly i18nProvider: I18nProvider;
  readonly router: ComponentProps<typeof RouterProvider>['router'];
}

export function App({ i18nProvider, router }: AppProps) {
  const [theme] = useState(createPanelTheme);

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
