import type { Locator } from 'playwright-core';
import { paths } from '../../../../src/contract/paths.ts';
import { pressUntil } from '../pressUntil.ts';
import { moveTo } from './moveTo.ts';
import type { Screen, ScreenState } from './ScreenState.ts';

/** A volunteer for whom the API returns an incomplete record. */
const unreadable = '0190f5c0-0000-7000-8000-00000000000f';
const overview = { as: 'admin', path: 'overview', at: () => paths.overview.getHref() } as const;

/** Opens a menu of the header, by its button's i18n key. */
function openMenu(nameOf: (screen: Screen) => string) {
  return async (screen: Screen) => {
    const { page } = screen;
    await page
      .getByRole('banner')
      .getByRole('button', { name: nameOf(screen) })
      .click();
    await page.getByRole('menu').waitFor();
  };
}

async function openSearch({ page, dialog, text }: Screen): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('search.title') })
    .click();
  await dialog.getByRole('combobox').waitFor();
}

function searchFor(words: string, found: (screen: Screen) => Locator) {
  return async (screen: Screen) => {
    await openSearch(screen);
    await screen.page.keyboard.type(words);
    await found(screen).waitFor();
  };
}

/** States of the members' shell. */
export const shellStates: readonly ScreenState[] = [
  { as: 'admin', name: 'the landing page of a member', path: 'landing', at: () => paths.landing.getHref() },
  { as: 'admin', name: 'the terms of a member', path: 'terms', at: () => paths.terms.getHref() },
  {
    as: 'admin',
    name: 'a member who reports a problem',
    path: 'reportProblem',
    at: () => paths.reportProblem.getHref({ query: { page: paths.createEvent.getHref() } }),
  },
  { as: 'admin', name: 'no page of a member', at: () => '/nowhere' },
  {
    ...overview,
    name: 'the menu of the profile',
    reach: openMenu(({ text, world }) => text('shell.profile.label', { name: world.admin.name })),
  },
  {
    ...overview,
    name: 'the menu of light and dark',
    reach: openMenu(({ text }) =>
      text('shell.colorScheme.label', { name: text('shell.colorScheme.system') }),
    ),
  },
  {
    ...overview,
    name: 'the pages behind a menu',
    isNarrow: true,
    reach: async ({ page, dialog, text }) => {
      await page.getByRole('button', { name: text('shell.navigation.open') }).click();
      await dialog.getByRole('link').first().waitFor();
    },
  },
  { ...overview, name: 'the search over everything', reach: openSearch },
  {
    ...overview,
    name: 'what the search over everything finds',
    reach: searchFor('a', ({ dialog }) => dialog.getByRole('option').nth(5)),
  },
  {
    ...overview,
    name: 'a search over everything that finds nothing',
    reach: searchFor('qqqq', ({ dialog, text }) => dialog.getByText(text('kit.noMatch.title'))),
  },
  {
    ...overview,
    name: 'a search over everything that fails in part',
    answers: ({ admin }) => ({ [`GET /api/organizations/${admin.organizationId}/team`]: { status: 503 } }),
    // Words of its own: what another state found for the same would still be fresh.
    reach: searchFor('e', ({ dialog, text }) =>
      dialog.getByText(`${text('kit.failure.title')}: ${text('shell.navigation.ourTeam')}`),
    ),
  },
  {
    ...overview,
    name: 'the shortcuts',
    reach: ({ page, dialog }) => pressUntil(page, '?', dialog),
  },
  {
    ...overview,
    name: 'signing out',
    answers: () => ({ 'POST /api/users/logout': 'never' }),
    isLoading: false,
    reach: async (screen) => {
      const { page, text, world } = screen;
      await openMenu(() => text('shell.profile.label', { name: world.admin.name }))(screen);
      await page.getByRole('menuitem', { name: text('shell.profile.signOut') }).click();
      await page.getByRole('menu').waitFor({ state: 'detached' });
      await page.getByRole('progressbar', { name: text('shell.loading') }).waitFor();
    },
  },
  {
    name: 'a page that fails',
    as: 'admin',
    path: 'volunteer',
    at: () => paths.volunteers.getHref(),
    answers: () => ({ [`GET /api/volunteers/${unreadable}`]: { status: 200, body: { id: unreadable } } }),
    reach: async ({ page, main, text }) => {
      // Silence the console: this error is expected.
      await page.evaluate(() => Object.assign(console, { told: console.error, error: () => {} }));
      await moveTo(page, paths.volunteer.getHref({ profileId: unreadable }));
      await main.getByRole('heading', { name: text('shell.error.title') }).waitFor();
    },
    leave: ({ page }) => page.evaluate(() => Object.assign(console, { error: Reflect.get(console, 'told') })),
  },
];
