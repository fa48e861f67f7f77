import type { Locator, Page } from 'playwright-core';
import { polish } from '../polish.ts';
import { dialog } from './dialog.ts';

interface Picture {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export function settingsPage(page: Page) {
  const panel = page.getByRole('main').getByRole('tabpanel');
  const button = (key: string) => panel.getByRole('button', { name: polish(key), exact: true });
  const field = (name: string) => panel.getByRole('textbox', { name: polish(`fields.${name}`), exact: true });
  return {
    /** By its key in `fields`. */
    field,
    tab: (name: string): Locator => page.getByRole('tab', { name: polish(`settings.${name}.tab`) }),
    save: button('settings.organization.save'),
    removePhoto: button('settings.photo.remove'),
    takeData: button('team.data.label'),
    choosePicture: (picture: Picture) => page.locator('input[type=file]').setInputFiles(picture),
    refusal: (text: string | RegExp): Locator => panel.getByRole('alert').getByText(text),
    changePassword: async (current: string, next: string) => {
      await field('currentPassword').fill(current);
      await field('newPassword').fill(next);
      await panel.getByRole('textbox', { name: polish('form.repeatPassword'), exact: true }).fill(next);
      await button('settings.password.submit').click();
    },
    leave: async (reason: string) => {
      await button('settings.leave.submit').click();
      await dialog(page).reason.fill(reason);
      await dialog(page).confirm(polish('settings.leave.submit')).click();
    },
  };
}
