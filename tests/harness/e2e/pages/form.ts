import type { Locator, Page } from 'playwright-core';
import { polish } from '../polish.ts';

/** A form of the contract: its fields by their keys in `fields`, filled in as a person would. */
export function form(page: Page) {
  const main = page.getByRole('main');
  const labelOf = (field: string) => {
    const label = polish(`fields.${field}`).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    // What an event needs to be published is marked, and the mark has words for screen readers.
    return new RegExp(`^${label}( .*\\(.+\\))?$`);
  };
  const named = (field: string) => ({ name: labelOf(field) });
  return {
    field: (field: string): Locator => main.getByRole('textbox', named(field)),
    /** Of a day or a time, which is no text box. */
    picker: (field: string): Locator => main.getByLabel(labelOf(field)),
    fill: async (values: Readonly<Record<string, string>>) => {
      for (const [field, value] of Object.entries(values)) {
        await main.getByRole('textbox', named(field)).fill(value);
      }
    },
    /** A new password, and the same again. */
    fillPassword: async (password: string, field = 'password') => {
      await main.getByRole('textbox', named(field)).fill(password);
      await main.getByRole('textbox', { name: polish('form.repeatPassword'), exact: true }).fill(password);
    },
    tick: (key: string) => main.getByRole('checkbox', { name: polish(key) }).check(),
    /** Out of a list that is searched by typing. */
    choose: async (field: string, option: string) => {
      await main.getByRole('combobox', named(field)).fill(option);
      await page.getByRole('option', { name: option, exact: true }).click();
    },
    submit: (key: string) => main.getByRole('button', { name: polish(key), exact: true }).click(),
  };
}
