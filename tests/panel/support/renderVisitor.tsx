import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import { UnsavedGuard } from '../../../src/panel/kit/form/UnsavedGuard.tsx';
import { ToastHost } from '../../../src/panel/shell/ToastHost.tsx';
import { renderInPanel } from './renderInPanel.tsx';

/**
 * Renders a page of visitors, nobody being signed in; every other address says "Dalej".
 *
 * @example await renderVisitor(RestoreAccountPage, '/restore-account?token=…');
 */
export async function renderVisitor(Page: ComponentType, at: string, others: RouteObject[] = []) {
  useSessionStore.setState({ user: undefined });
  const page = (
    <main id="main">
      <Page />
      <UnsavedGuard />
      <ToastHost />
    </main>
  );
  const view = await renderInPanel(
    [{ path: at.replace(/\?.*/, ''), element: page }, ...others, { path: '*', element: <p>Dalej</p> }],
    { at },
  );
  return { ...view, user: userEvent.setup() };
}
