import type { Locator, Page } from 'playwright-core';
import { polish } from '../polish.ts';

export function volunteerProfile(page: Page) {
  const main = page.getByRole('main');
  return {
    heading: (name: string): Locator => main.getByRole('heading', { level: 1, name, exact: true }),
    /** The chip beside the name. */
    status: (name: string): Locator => main.getByText(polish(`enums.accountStatus.${name}`), { exact: true }),
    verify: main.getByRole('button', { name: polish('volunteers.verify.label'), exact: true }),
    reject: main.getByRole('button', { name: polish('volunteers.reject.label'), exact: true }),
    delete: main.getByRole('button', { name: polish('ra.action.delete'), exact: true }),
    tab: (name: string | RegExp): Locator => main.getByRole('tab', { name }),
    panel: main.getByRole('tabpanel'),
  };
}
