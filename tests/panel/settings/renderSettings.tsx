import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../../src/contract/Language.ts';
import type { LoggedInUser } from '../../../src/panel/data/sessionStore.ts';
import SettingsPage from '../../../src/panel/settings/SettingsPage.tsx';
import { renderMember } from '../support/renderMember.tsx';

interface Options {
  readonly user?: LoggedInUser;
  readonly language?: Language;
}

/** The settings with this tab open, and pages to leave them for. */
export async function renderSettings(tab: string, options: Options = {}) {
  const pages = [
    { path: '/settings', element: <SettingsPage /> },
    { path: '/', element: <p>Strona główna</p> },
    { path: '/coordinator/:profileId', element: <p>Profil koordynatora</p> },
  ];
  const view = await renderMember(pages, { at: `/settings?tab=${tab}`, ...options });
  const user = userEvent.setup({ applyAccept: false });
  return {
    ...view,
    user,
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    card: async (name: string) => within(await screen.findByRole('region', { name })),
    dialog: async () => within(await screen.findByRole('dialog')),
  };
}
