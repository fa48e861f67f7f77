import type { Page } from 'playwright-core';
import { polish } from '../polish.ts';

type Action = 'publish' | 'unpublish' | 'finish' | 'cancel';

export function eventPage(page: Page) {
  const main = page.getByRole('main');
  return {
    heading: (title: string) => main.getByRole('heading', { level: 1, name: title, exact: true }),
    phase: (phase: string) => main.getByText(polish(`events.phase.${phase}`), { exact: true }),
    action: (action: Action) =>
      main.getByRole('button', { name: polish(`events.${action}.label`), exact: true }),
    delete: main.getByRole('button', { name: polish('ra.action.delete'), exact: true }),
    edit: main.getByRole('link', { name: polish('ra.action.edit'), exact: true }),
  };
}
