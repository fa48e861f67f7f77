import { act } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import type { Language } from '../../../src/contract/Language.ts';
import { PanelApp } from '../../../src/panel/app/PanelApp.tsx';
import { adminStore } from '../../../src/panel/data/adminStore.ts';
import { queryClient } from '../../../src/panel/data/queryClient.ts';
import { type LoggedInUser, useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import { UnsavedGuard } from '../../../src/panel/kit/form/UnsavedGuard.tsx';
import { SessionRenewal } from '../../../src/panel/shell/renewal/SessionRenewal.tsx';
import { ToastHost } from '../../../src/panel/shell/ToastHost.tsx';
import { UniversalModal } from '../../../src/panel/shell/UniversalModal.tsx';
import { buildUser } from './buildUser.ts';
import { renderInPanel } from './renderInPanel.tsx';

interface Options {
  readonly at: string;
  readonly language?: Language;
  readonly user?: LoggedInUser;
}

/**
 * Renders pages of members as the panel does: signed in, with react-admin, dialogs and toasts around them.
 *
 * @example await renderMember([{ path: '/volunteers', element: <VolunteerList /> }], { at: '/volunteers' });
 */
export async function renderMember(
  pages: RouteObject[],
  { at, language = 'pl', user = buildUser() }: Options,
) {
  localStorage.setItem('activeLanguage', language);
  adminStore.reset();
  queryClient.clear();
  act(() => useSessionStore.setState({ user }));
  return renderInPanel(
    [
      {
        element: (
          <>
            <main id="main">
              <PanelApp />
            </main>
            <UniversalModal />
            <UnsavedGuard />
            <SessionRenewal />
            <ToastHost />
          </>
        ),
        children: pages,
      },
    ],
    { at, language },
  );
}
