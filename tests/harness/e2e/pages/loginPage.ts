import type { Page } from 'playwright-core';
import { polish } from '../polish.ts';

export function loginPage(page: Page) {
  const main = page.getByRole('main');
  const email = main.getByRole('textbox', { name: polish('fields.email'), exact: true });
  const password = main.getByRole('textbox', { name: polish('fields.password'), exact: true });
  const submit = main.getByRole('button', { name: polish('account.login.submit') });
  return {
    email,
    password,
    submit,
    /** By mouse, as most users do. */
    signIn: async (account: { email: string; password: string }) => {
      await email.fill(account.email);
      await password.fill(account.password);
      await submit.click();
    },
  };
}
