import type { Page } from 'playwright-core';
import type { Language } from '../../../../src/contract/Language.ts';
import type { Translate } from '../../../../src/server/core/texts/translator.ts';
import type { Visitor } from '../openContext.ts';
import { settle } from '../settle.ts';
import { allStates } from './allStates.ts';
import { issuesOf } from './answerWith.ts';
import type { World } from './insertWorld.ts';
import { widths } from './looks.ts';
import { openState } from './openState.ts';
import type { Screen, ScreenState } from './ScreenState.ts';
import { screenOf } from './screenOf.ts';
import { spreadStates } from './spreadStates.ts';

interface Walk {
  readonly world: World;
  readonly visit: (path: string, visitor?: Visitor) => Promise<Page>;
  /** Expected faults of `watchContext`; the walk adds those of its states. */
  readonly expected: string[];
  readonly language?: Language;
  /** Translate function, if it differs from i18n. */
  readonly text?: Translate;
  /** Default: all. */
  readonly states?: readonly ScreenState[];
  readonly visitor?: Visitor;
  /** Whether a page without actions may keep the last width, which saves a layout. */
  readonly isAnyWidth?: boolean;
  /** Runs once for each page. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const everybody = ['visitor', 'admin', 'newcomer'] as const;
/** Address where the walk starts, and which it uses for detours. */
const nowhere = ['404 GET /no-such-page', '401 POST /api/users/login'];

/** Visits the states in sequence, with one page per viewer that is loaded once. */
export async function walkStates(
  { world, visit, expected, language = 'pl', text, states = allStates, visitor, isAnyWidth, prepare }: Walk,
  look: (screen: Screen, state: ScreenState) => Promise<void>,
): Promise<void> {
  const expect = (issues: readonly string[]) =>
    expected.push(...issues.filter((issue) => !expected.includes(issue)));

  for (const who of everybody) {
    const own = spreadStates(states.filter(({ as }) => as === who));
    if (own.length === 0) continue;
    expect(nowhere.slice(0, who === 'visitor' ? 2 : 1));
    const page = await visit('/no-such-page', {
      ...visitor,
      language,
      ...(who !== 'visitor' && { as: world[who] }),
    });
    await settle(page);
    await prepare?.(page);
    const screen = screenOf(page, world, language, text);
    for (const state of own) {
      expect([...issuesOf(state.answers?.(world) ?? {}), ...(state.issues?.(world) ?? [])]);
      if (!isAnyWidth || state.reach) {
        await page.setViewportSize(state.isNarrow ? widths.narrow : widths.wide);
      }
      try {
        const leave = await openState(screen, state);
        await look(screen, state);
        await leave();
      } catch (cause) {
        const seen = await page.locator('#root').textContent({ timeout: 1000 }).catch(String);
        throw new Error(`“${state.name}” cannot be walked; at ${page.url()} stands:\n${seen}`, { cause });
      }
    }
  }
}
