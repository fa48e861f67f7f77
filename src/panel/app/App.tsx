import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { Component, type ComponentProps, type ReactNode } from 'react';
import { I18nContext, type I18nProvider } from 'react-admin';
import { RouterProvider } from 'react-router';
import { ErrorScreen } from '../shell/ErrorScreen.tsx';

interface AppProps {
  readonly i18nProvider: I18nProvider;
  readonly router: ComponentProps<typeof RouterProvider>['router'];
  /** Whether it hydrates a prerendered page, so the first render must match that. */
  readonly prerendered: boolean;
  readonly theme: Theme;
}

export function App({ i18nProvider, router, prerendered, theme }: AppProps) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" noSsr={!prerendered} disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <I18nContext.Provider value={i18nProvider}>
        <ErrorBoundary>
          {/* React logs the error itself. */}
          <RouterProvider router={router} onError={() => {}} />
        </ErrorBoundary>
      </I18nContext.Provider>
    </ThemeProvider>
  );
}

interface ErrorBoundaryState {
  readonly failed: boolean;
  readonly error?: unknown;
}

/** Last error boundary, for failures outside the router. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: true, error };
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}
