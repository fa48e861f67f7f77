import type { Page } from 'playwright-core';
import { PASSWORD } from '../../signIn.ts';
import { polish } from '../polish.ts';

/** The sign-in dialog over a page whose session has ended. */
export function renewal(page: Page) {
  const element = page.getByRole('dialog', { name: polish('shell.renewal.title'), exact: true });
  const textbox = (field: string) =>
    element.getByRole('textbox', { name: polish(`fields.${field}`), exact: true });
  const submit = element.getByRole('button', { name: polish('shell.renewal.submit'), exact: true });
  return {
    element,
    email: textbox('email'),
    password: textbox('password'),
    submit,
    alert: element.getByRole('alert'),
    leave: element.getByRole('button', { name: polish('shell.renewal.leave'), exact: true }),
    /** The e-mail is already filled in. */
    signIn: async (password = PASSWORD) => {
      await textbox('password').fill(password);
      await submit.click();
      await element.waitFor({ state: 'detached' });
    },
  };
}
