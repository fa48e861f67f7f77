import { paths } from '../../../../src/contract/paths.ts';
import { buildImage } from '../../buildImage.ts';
import { svg } from '../../sampleFiles.ts';
import type { ScreenState } from './ScreenState.ts';
import { ask, submitTooLittle } from './steps.ts';

const settings = (tab?: string) =>
  ({
    as: 'admin',
    path: 'settings',
    at: () => paths.settings.getHref(tab ? { query: { tab } } : {}),
  }) as const;

const choose =
  (name: string, buffer: Buffer): ScreenState['reach'] =>
  async ({ main }) => {
    const mimeType = name.endsWith('gif') ? 'image/gif' : 'image/svg+xml';
    await main.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  };

export const settingsStates: readonly ScreenState[] = [
  { ...settings(), name: 'one’s account' },
  { ...settings(), name: 'a password of nothing', reach: submitTooLittle('settings.password.submit') },
  {
    ...settings(),
    name: 'a photo that is none',
    reach: async (screen) => {
      await choose('logo.svg', svg)?.(screen);
      await screen.main.getByRole('alert').waitFor();
    },
  },
  {
    ...settings(),
    name: 'cutting a photo',
    reach: async (screen) => {
      await choose('ja.gif', await buildImage('gif'))?.(screen);
      const send = screen.dialog.getByRole('button', {
        name: screen.text('kit.image.send'),
        disabled: false,
      });
      await send.waitFor();
    },
  },
  { ...settings(), name: 'removing a photo', reach: ask('settings.photo.remove') },
  {
    ...settings(),
    name: 'leaving the foundation without a reason',
    reach: async (screen) => {
      await ask('settings.leave.submit')(screen);
      await screen.dialog.getByRole('button', { name: screen.text('settings.leave.submit') }).click();
      await screen.dialog.getByText(screen.text('validation.required')).waitFor();
    },
  },
  { ...settings('notifications'), name: 'what to be told of' },
  {
    ...settings('notifications'),
    name: 'what to be told of, while the server is away',
    as: 'newcomer',
    answers: () => ({ 'GET /api/users/notification-preferences': 'service_unavailable' }),
  },
  { ...settings('organization'), name: 'the foundation' },
  { ...settings('publicPage'), name: 'the public page' },
];
