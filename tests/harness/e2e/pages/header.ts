import type { Page } from 'playwright-core';
import { polish } from '../polish.ts';

export function header(page: Page) {
  const banner = page.getByRole('banner');
  return {
    logo: banner.getByRole('link', { name: polish('shell.home') }),
    tagline: banner.getByText(polish('shell.tagline')),
    navigation: banner.getByRole('navigation'),
    /** A navigation link, by the page's key in `shell.navigation`. */
    link: (name: string) => banner.getByRole('link', { name: polish(`shell.navigation.${name}`) }),
    profileOf: (name: string) =>
      banner.getByRole('button', { name: polish('shell.profile.label', { name }) }),
    /** Opens the profile menu and chooses an item, by its key in `shell.profile`. */
    choose: async (name: string, item: string) => {
      await banner.getByRole('button', { name: polish('shell.profile.label', { name }) }).click();
      await page.getByRole('menuitem', { name: polish(`shell.profile.${item}`) }).click();
    },
  };
}
