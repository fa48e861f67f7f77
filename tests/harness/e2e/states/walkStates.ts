import type { Page } from 'playwright-core';
import type { Language } from '../../../../src/contract/Language.ts';
import type { Translate } from '../../../../src/server/core/texts/translator.ts';
import type { Visitor } from '../openContext.ts';
import { allStates } from './allStates.ts';
import { issuesOf } from './answerWith.ts';
import type { World } from './insertWorld.ts';
import { widths } from './looks.ts';
import { openState } from './openState.ts';
import type { Screen, ScreenState } from './ScreenState.ts';
import { screenOf } from './screenOf.ts';
import { settle } from './settle.ts';
import { spreadStates } from './spreadStates.ts';

interface Walk {
  readonly world: World;
  readonly visit: (path: string, visitor?: Visitor) => Promise<Page>;
  /** What `watchContext` notes and is meant; the walk adds what its states bring about. */
  readonly expected: string[];
  readonly language?: Language;
  /** How the panel speaks, where that is not as i18n has it. */
  readonly text?: Translate;
  /** All of them where none are named. */
  readonly states?: readonly ScreenState[];
  readonly visitor?: Visitor;
  /** Whether a page that is only looked at may come as wide as the last one was left: that lays it out once less. */
  readonly isAnyWidth?: boolean;
  /** Once for each page. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const everybody = ['visitor', 'admin', 'newcomer'] as const;
/** Where the walk begins, and where it steps aside. */
const nowhere = ['404 GET /no-such-page', '401 POST /api/users/login'];

/** One state after the other, each person on a page that is loaded once. */
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
