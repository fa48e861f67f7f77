import type { Locator, Page } from 'playwright-core';
import { polish } from '../polish.ts';

/** The team's lists and profiles. */
export function teamPage(page: Page) {
  const main = page.getByRole('main');
  const rows = main.getByRole('row').filter({ has: page.getByRole('cell') });
  const button = (key: string, values?: Record<string, string>): Locator =>
    main.getByRole('button', { name: polish(key, values), exact: true });
  return {
    /** In the page's header; empty states have one too. */
    invite: main.getByRole('link', { name: polish('team.invite.label') }).first(),
    row: (name: string): Locator => rows.filter({ hasText: name }),
    link: (name: string): Locator => main.getByRole('link', { name, exact: true }),
    resend: (name: string): Locator => button('team.resend.one', { name }),
    revoke: (name: string): Locator => button('team.revoke.one', { name }),
    heading: (name: string): Locator => main.getByRole('heading', { level: 1, name, exact: true }),
    edit: main.getByRole('link', { name: polish('ra.action.edit'), exact: true }),
    delete: button('ra.action.delete'),
    /** Changes to this role. */
    give: (role: 'admin' | 'coordinator'): Locator => button(`team.role.${role}.label`),
  };
}
