import type { Locator, Page } from 'playwright-core';
import { polish } from '../polish.ts';

/** A contract form; fields are named by their keys in `fields` and filled in like a user would. */
export function form(page: Page) {
  const main = page.getByRole('main');
  const labelOf = (field: string) => {
    const label = polish(`fields.${field}`).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    // Fields required for publishing have a mark with hidden text.
    return new RegExp(`^${label}( .*\\(.+\\))?$`);
  };
  const named = (field: string) => ({ name: labelOf(field) });
  return {
    field: (field: string): Locator => main.getByRole('textbox', named(field)),
    /** Date or time input, which is no textbox. */
    picker: (field: string): Locator => main.getByLabel(labelOf(field)),
    fill: async (values: Readonly<Record<string, string>>) => {
      for (const [field, value] of Object.entries(values)) {
        await main.getByRole('textbox', named(field)).fill(value);
      }
    },
    /** Fills in a new password and its repetition. */
    fillPassword: async (password: string, field = 'password') => {
      await main.getByRole('textbox', named(field)).fill(password);
      await main.getByRole('textbox', { name: polish('form.repeatPassword'), exact: true }).fill(password);
    },
    tick: (key: string) => main.getByRole('checkbox', { name: polish(key) }).check(),
    /** Chooses from an autocomplete list. */
    choose: async (field: string, option: string) => {
      await main.getByRole('combobox', named(field)).fill(option);
      await page.getByRole('option', { name: option, exact: true }).click();
    },
    submit: (key: string) => main.getByRole('button', { name: polish(key), exact: true }).click(),
  };
}
