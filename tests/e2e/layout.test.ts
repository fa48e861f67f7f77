import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { browserTest } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { lastingIssues } from '../harness/e2e/layout/lastingIssues.ts';
import { layoutIssues } from '../harness/e2e/layout/layoutIssues.ts';
import type { Visitor } from '../harness/e2e/openContext.ts';
import { header } from '../harness/e2e/pages/header.ts';
import { polish } from '../harness/e2e/polish.ts';
import { settle } from '../harness/e2e/settle.ts';
import { answerWith } from '../harness/e2e/states/answerWith.ts';
import { isEveryLook } from '../harness/e2e/states/looks.ts';
import { type PanelPage, pagesOf } from '../harness/e2e/states/pages.ts';
import { insertLongest } from '../harness/foundations/insertLongest.ts';
import { readSubject } from '../harness/foundations/readSubject.ts';
import type { Subject } from '../harness/foundations/Subject.ts';

const test = browserTest
  .extend('longest', { scope: 'file' }, async ({ stage: { db } }) => readSubject(await insertLongest(db), db))
  .skipIf('missing' in inject('browserTests'));

const every = [360, 768, 1024, 1280, 1536];
/** The narrowest in both languages, each of the others in one. */
const widths = isEveryLook ? { pl: every, uk: every } : { pl: [360, 1024, 1536], uk: [360, 768, 1280] };

/** Of each path the page itself, and whatever else the longest texts are shown in. */
const walked: readonly PanelPage[] = Object.values(pagesOf).flatMap((ofPath) =>
  ofPath.filter(({ data }, index) => index === 0 || data.includes('longest')),
);

/** In each width; the script is loaded once a page, because a new width needs nothing new. */
async function issuesOf(
  page: Page,
  shown: PanelPage,
  subject: Subject,
  language: keyof typeof widths,
): Promise<string[]> {
  const { name, answers = {} } = shown;
  const href = shown.href(subject);
  if (href === undefined) return [`${name} has nothing to show`];
  const release = await answerWith(page, answers, polish);
  await page.goto(href);
  const issues: string[] = [];
  for (const width of widths[language]) {
    await page.setViewportSize({ width, height: 740 });
    await settle(page, { isStill: true });
    for (const issue of await lastingIssues(page)) issues.push(`${name}, ${width} px: ${issue}`);
  }
  await release();
  return issues;
}

test.for(['pl', 'uk'] as const)(
  'no page overflows, overlaps or cuts anything, with the longest texts in %s',
  { timeout: 240_000 },
  async (language, { longest, visit, expected }) => {
    expected.push('401 POST /api/users/login', '404 GET /nothing-is-here');
    const look = { language, width: 360, height: 740 } as const;
    const member = { ...look, as: { cookie: `session=${longest.session}` } };
    const visitors = walked.filter(({ isMembers }) => !isMembers);
    const members = walked.filter(({ isMembers }) => isMembers);
    // Side by side, because a page waits for its frames most of the time.
    const walks = [walk(look, visitors), walk(member, members), walk(member, members)];
    expect((await Promise.all(walks)).flat()).toEqual([]);

    async function walk(visitor: Visitor, rest: PanelPage[]): Promise<string[]> {
      const page = await visit('about:blank', visitor);
      const issues: string[] = [];
      for (let next = rest.shift(); next; next = rest.shift()) {
        issues.push(...(await issuesOf(page, next, longest, language)));
      }
      return issues;
    }
  },
);

/** Where labels, numbers and buttons stand side by side. */
const tightest = ['annualReport', 'personInNeed', 'settings-publicPage', 'settings-retention', 'volunteer'];

test.for(['pl', 'uk', 'ru'] as const)(
  'on the narrowest phone what stands side by side keeps its words whole and in their frames, in %s',
  { timeout: 120_000 },
  async (language, { longest, visit }) => {
    const page = await visit('about:blank', {
      ...{ language, width: 320, height: 640, as: { cookie: `session=${longest.session}` } },
    });
    const issues: string[] = [];
    for (const shown of walked.filter(({ name }) => tightest.includes(name))) {
      await page.goto(shown.href(longest) ?? '');
      await settle(page, { isStill: true });
      for (const issue of await lastingIssues(page)) issues.push(`${shown.name}: ${issue}`);
    }
    expect(issues).toEqual([]);
  },
);

test('the walk goes to each page that there is', () => {
  expect(Object.keys(pagesOf).toSorted()).toEqual([...Object.keys(paths), 'notFound'].toSorted());
});

test('on a phone the list is cards, and the pages are behind a menu', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, [{ firstname: 'Łukasz', lastname: 'Żak' }]);
  const page = await visit(paths.overview.getHref(), { as: admin, width: 360, height: 740 });
  await page.getByRole('button', { name: polish('shell.navigation.open') }).click();
  const menu = page.getByRole('dialog', { name: polish('shell.navigation.label') });
  await menu.getByRole('link', { name: polish('shell.navigation.volunteers') }).click();
  await menu.waitFor({ state: 'detached' });

  const cards = page.getByRole('list', { name: polish('shell.titles.volunteers') });
  const card = cards.getByRole('listitem').filter({ hasText: 'Łukasz Żak' });
  await card.getByText(polish('enums.accountStatus.pending')).waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  expect(await header(page).link('volunteers').isVisible()).toBe(false);

  // A card opens wherever it is pressed.
  await card.getByText(polish('enums.accountStatus.pending')).click();
  await page.getByRole('heading', { level: 1, name: 'Łukasz Żak' }).waitFor();
});

test.for([
  ['a page that is too wide', '<p style="width: 2000px">wide</p>', 'the page can be moved'],
  [
    'a table that is too wide',
    '<div style="overflow-x: auto"><p style="width: 2000px">wide</p></div>',
    'can be moved',
  ],
  [
    'a text that is cut',
    '<p style="width: 40px; overflow: hidden; white-space: nowrap">one two three</p>',
    'is cut',
  ],
  ['a line that is cut below', '<p style="height: 8px; overflow: hidden">one two three</p>', 'is cut'],
  ['two texts in one place', '<p>one two</p><p style="margin-top: -30px">three</p>', 'lie upon each other'],
  [
    'a button upon a text',
    '<p>one two</p><button style="margin-top: -30px">three</button>',
    'lie upon each other',
  ],
  ['a word in pieces', '<p style="width: 12px; overflow-wrap: anywhere">Wolontariusze</p>', 'is broken up'],
  [
    'a word of a table in two pieces',
    '<table style="width: 40px; table-layout: fixed"><tr><th style="overflow-wrap: anywhere">січень</th></tr></table>',
    'is broken within a word',
  ],
  [
    'a button that leaves its card',
    '<p class="MuiPaper-root" style="width: 40px"><button class="MuiButton-root" style="width: 44px">x</button></p>',
    'leaves its card',
  ],
  [
    'a text in the margin of the page',
    '<main><div class="MuiContainer-root" style="padding: 0 16px"><p style="margin-right: -8px; text-align: end">one</p></div></main>',
    'leaves its frame',
  ],
  [
    'a word that leaves its card',
    '<p class="MuiPaper-root" style="width: 40px">Wolontariusze</p>',
    'leaves its frame',
  ],
] as const)('the walk sees %s', async ([, html, issue], { visit }) => {
  const page = await visit('about:blank', { width: 360 });
  await page.setContent(html);
  const issues = await layoutIssues(page);
  expect(issues.map((line) => line.includes(issue))).toEqual([true]);
});

test('the walk lets be what is shortened with its whole text told, or laid upon something on purpose', async ({
  visit,
}) => {
  const page = await visit('about:blank', { width: 360 });
  await page.setContent(`
    <p title="one two three" style="width: 40px; overflow: hidden; white-space: nowrap">one two three</p>
    <div style="position: relative"><p>four</p><span style="position: absolute; top: 0; left: 0">five</span></div>
  `);
  expect(await layoutIssues(page)).toEqual([]);
});
