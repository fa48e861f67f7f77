import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Language } from '../../src/contract/Language.ts';
import { languageKey } from '../../src/contract/languageKey.ts';
import { paths } from '../../src/contract/paths.ts';
import { translator } from '../../src/server/core/texts/translator.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { holdRequests, SCRIPTS } from '../harness/e2e/holdRequests.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { polish } from '../harness/e2e/polish.ts';

/** What could be read in a frame: of the tab, the page's language and the page itself. */
interface Frame {
  readonly title: string;
  readonly lang: string;
  readonly text: string;
}

const unknown = { title: 'shell.titles.notFound', getHref: () => '/no-such-page' };
/** Rendered ahead as a whole or in parts, of visitors, of members and of nobody. */
const pages = [paths.landing, paths.login, paths.register, paths.overview, paths.volunteers, unknown];

/** Keeps what each frame of each document shows, beyond the document. */
function watchFrames(): void {
  const note = () => {
    const { title, body, documentElement } = document;
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden cannot be read.
    const text = body?.innerText ?? '';
    const frame = JSON.stringify({ title, lang: documentElement.lang, text });
    const frames: string[] = JSON.parse(sessionStorage.getItem('frames') ?? '[]');
    if (frames.at(-1) !== frame) sessionStorage.setItem('frames', JSON.stringify([...frames, frame]));
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

const framesOf = (page: Page): Promise<Frame[]> =>
  page.evaluate(() => {
    const frames: string[] = JSON.parse(sessionStorage.getItem('frames') ?? '[]');
    return frames.map((frame) => JSON.parse(frame));
  });

/** A browser that keeps no cookie that a page writes. */
function refuseCookies(): void {
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
}

describe.each(['uk', 'en'] as const)('on a slow line, in %s', (language: Language) => {
  const text = translator(language);

  describe.each(['there', 'missing', 'refused'] as const)('with its cookie %s', (cookie) => {
    test('no page is Polish at any time', async ({ stage, visit, expected }) => {
      expected.push('404 GET /no-such-page');
      const { admin } = await insertTeam(stage, [{}]);
      const page = await visit('about:blank', { as: admin, language });
      const context = page.context();
      await context.addInitScript(watchFrames);
      if (cookie === 'refused') await context.addInitScript(refuseCookies);
      const scripts = await holdRequests(page, SCRIPTS);

      for (const { title, getHref } of pages) {
        if (cookie === 'there') {
          await context.addCookies([{ name: languageKey, value: language, url: stage.url }]);
        } else {
          await context.clearCookies({ name: languageKey });
        }
        const path = getHref();
        await page.goto(path, { waitUntil: 'commit' });
        // It may stand there twice, drawn ahead and by the panel.
        await page.getByText(text('shell.footer.copyright')).first().waitFor({ state: 'attached' });
        await expect
          .poll(() => page.title(), { message: path })
          .toBe(`${text(title)} · ${text('shell.product')}`);

        await expect.poll(async () => (await framesOf(page)).at(-1)?.lang, { message: path }).toBe(language);
        expect((await framesOf(page)).filter(isPolish), path).toEqual([]);
        expect(page.url(), path).toBe(stage.url + path);
        await page.evaluate(() => sessionStorage.removeItem('frames'));
      }

      // And the panel goes on in it.
      await scripts.letGo();
      await page.getByRole('heading', { level: 1, name: text(unknown.title) }).waitFor();
      expect((await framesOf(page)).filter(isPolish)).toEqual([]);
    });
  });
});

test('an address that names a language nobody chose speaks the chosen one, and forgets the other', async ({
  stage,
  visit,
}) => {
  const page = await visit(`${paths.login.getHref()}?a=1&${languageKey}=ru#b`, { language: 'uk' });
  await page.getByRole('heading', { level: 1, name: translator('uk')('account.login.title') }).waitFor();
  await expect.poll(() => page.url()).toBe(`${stage.url}${paths.login.getHref()}?a=1#b`);
  expect(await page.evaluate(() => history.length)).toBe(2);
});

test('an address that looks like another host leads to none', async ({ stage, visit, expected }) => {
  expected.push('404 GET //panel.example/', '401 POST /api/users/login');
  const page = await visit('about:blank', { language: 'uk' });
  await page.goto(`${stage.url}//panel.example/`);
  await page.getByRole('heading', { level: 1, name: translator('uk')(unknown.title) }).waitFor();
  expect(page.url()).toBe(`${stage.url}//panel.example/`);
});

test('a server that knows but Polish has nothing of it shown', async ({ visit }) => {
  const page = await visit('about:blank', { language: 'uk' });
  await page.context().addInitScript(watchFrames);
  const scripts = await holdRequests(page, SCRIPTS);
  // As a store of pages before the server would, that looks at nothing but the path.
  await page.route(
    ({ pathname }) => pathname === paths.login.getHref(),
    async (route) => {
      const [url] = route.request().url().split('?');
      await route.fulfill({ response: await route.fetch({ url, headers: { cookie: '' } }) });
    },
  );
  await page.goto(paths.login.getHref(), { waitUntil: 'commit' });
  await expect.poll(() => scripts.held.length).toBeGreaterThan(0);
  await scripts.letGo();
  await page.getByRole('heading', { level: 1, name: translator('uk')('account.login.title') }).waitFor();
  const read = (await framesOf(page)).map((frame) => frame.text);
  expect(read.filter((text) => text.includes(polish('shell.footer.userManual')))).toEqual([]);
});

function isPolish({ title, lang, text }: Frame): boolean {
  return (
    (lang === 'pl' && text !== '') ||
    title.includes(polish('shell.product')) ||
    [polish('shell.product'), polish('shell.tagline'), polish('shell.footer.userManual')].some((line) =>
      text.includes(line),
    )
  );
}
