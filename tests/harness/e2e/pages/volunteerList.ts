import type { Locator, Page } from 'playwright-core';
import { polish } from '../polish.ts';

export function volunteerList(page: Page) {
  const main = page.getByRole('main');
  const table = main.getByRole('table', { name: polish('shell.titles.volunteers') });
  /** Without the header row. */
  const rows = table.getByRole('row').filter({ has: page.getByRole('link') });
  return {
    heading: main.getByRole('heading', { level: 1, name: polish('shell.titles.volunteers') }),
    table,
    /** Opens the record. */
    link: (name: string): Locator => table.getByRole('link', { name, exact: true }),
    /** The text with the record count. */
    count: (count: number): Locator =>
      main.getByText(polish('volunteers.count', { smart_count: count }), { exact: true }),
    search: main.getByRole('searchbox'),
    /** A choice of the status filter; without a name, the one for all. */
    status: (name?: string): Locator =>
      main.getByRole('button', {
        name: polish(name ? `enums.accountStatus.${name}` : 'kit.filter.all'),
        exact: true,
      }),
    sortBy: (field: string): Locator =>
      table.getByRole('button', { name: polish(`fields.${field}`), exact: true }),
    select: (name: string): Locator =>
      table.getByRole('checkbox', { name: polish('kit.selection.one', { name }) }),
    /** Names in row order, once loaded. */
    names: async (): Promise<string[]> => {
      if ((await table.getAttribute('aria-busy')) === 'true') return [];
      return rows.evaluateAll((all) => all.map((row) => row.querySelector('a')?.ariaLabel ?? ''));
    },
  };
}
