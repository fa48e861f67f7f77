import type { Page } from 'playwright-core';
import { polish } from '../polish.ts';

/** Confirmation dialog of an action. */
export function dialog(page: Page) {
  const element = page.getByRole('dialog');
  return {
    element,
    warning: element.getByText(polish('kit.confirm.irreversible')),
    reason: element.locator('textarea:not([aria-hidden])'),
    cancel: element.getByRole('button', { name: polish('ra.action.cancel'), exact: true }),
    /** Has the same label as the button that opened the dialog. */
    confirm: (label: string) => element.getByRole('button', { name: label, exact: true }),
  };
}
