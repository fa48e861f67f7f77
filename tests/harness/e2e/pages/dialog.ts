import type { Page } from 'playwright-core';
import { polish } from '../polish.ts';

/** The question before an act that cannot be undone. */
export function dialog(page: Page) {
  const element = page.getByRole('dialog');
  return {
    element,
    warning: element.getByText(polish('kit.confirm.irreversible')),
    reason: element.getByRole('textbox'),
    cancel: element.getByRole('button', { name: polish('ra.action.cancel'), exact: true }),
    /** What it says is what the button that opened it says. */
    confirm: (label: string) => element.getByRole('button', { name: label, exact: true }),
  };
}
