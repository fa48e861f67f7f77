import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { MailingStage } from '../startMailingStage.ts';

/**
 * A volunteer's own page in a browser without scripts, reached by a mailed link.
 * @example const { page, context } = await openAsVolunteer(browser, stage, { path: '/v/agreements', email });
 */
export async function openAsVolunteer(
  browser: Browser,
  { url, mails }: Pick<MailingStage, 'url' | 'mails'>,
  { path, email }: { readonly path: string; readonly email: string },
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false, locale: 'pl-PL' });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  await page.goto(await mails.linkOf('signInLink', email));
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  return { page, context };
}
