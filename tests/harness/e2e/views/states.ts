import type { Locator, Page } from 'playwright-core';
import { defaultLanguage, languages } from '../../../../src/contract/Language.ts';
import { type Translate, translator } from '../../../../src/server/core/texts/translator.ts';
import type { View } from './View.ts';

/** Calls that are not held back: the session check, and the header's photo. */
const UNHELD = /^\/api\/(users\/login|images\/.*)$/;

const TIMEOUT_MS = 8_000;

/** Loading state; it has hardly any text, so one language is enough. */
export function waiting(view: View): View {
  const hold = (page: Page) =>
    page.route('**/api/**', (route) => {
      if (UNHELD.test(new URL(route.request().url()).pathname)) void route.continue();
    });
  return {
    ...view,
    name: `${view.name}-waiting`,
    data: ['usual'],
    prepare: hold,
    waiting: true,
    languages: ['pl'],
  };
}

/** State after a failed call. @param calls glob of URLs */
export function failing(view: View, calls: string): View {
  const code = 'service_unavailable';
  const problem = { type: 'about:blank', title: 'Service Unavailable', status: 503, code, errors: [] };
  const refuse = (page: Page) =>
    page.route(calls, (route) => {
      const { 'accept-language': asked = '' } = route.request().headers();
      const message = translator(languages.find((language) => language === asked) ?? defaultLanguage)(
        `errors.${code}`,
      );
      return route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({ ...problem, message, messages: [] }),
      });
    });
  return { ...view, name: `${view.name}-failing`, data: ['usual'], prepare: refuse };
}

/** State after a button opened a dialog or menu. */
export function opened(view: View, state: string, find: (page: Page, translate: Translate) => Locator): View {
  const action = async (page: Page, translate: Translate) => {
    await find(page, translate).first().click({ timeout: TIMEOUT_MS });
    await page.locator('.MuiPopover-paper, .MuiDialog-paper, .MuiDrawer-paper').first().waitFor();
  };
  return { ...view, name: `${view.name}-${state}`, data: view.data.slice(0, 2), action, overlay: true };
}

/** A form submitted empty, so that each field shows its error. */
export function refused(view: View): View {
  const action = async (page: Page) => {
    await page.locator('main form button[type=submit]').last().click();
    await page.locator('main .Mui-error').first().waitFor();
  };
  return { ...view, name: `${view.name}-refused`, action };
}
