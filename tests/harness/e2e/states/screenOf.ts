import type { Page } from 'playwright-core';
import type { Language } from '../../../../src/contract/Language.ts';
import type { World } from './insertWorld.ts';
import { panelText } from './panelText.ts';
import type { Screen } from './ScreenState.ts';

/** @param text translate function, if it differs from i18n */
export function screenOf(page: Page, world: World, language: Language, text = panelText(language)): Screen {
  return {
    page,
    world,
    text,
    main: page.getByRole('main'),
    dialog: page.getByRole('dialog'),
    button: (key, values) =>
      page.locator('#main, [role=dialog]').getByRole('button', { name: text(key, values), exact: true }),
  };
}
