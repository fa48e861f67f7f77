import type { Locator, Page } from 'playwright-core';
import type { paths } from '../../../../src/contract/paths.ts';
import type { Translate } from '../../../../src/server/core/texts/translator.ts';
import type { Answers } from './answerWith.ts';
import type { World } from './insertWorld.ts';

/** An open page, with its language. */
export interface Screen {
  readonly page: Page;
  readonly main: Locator;
  readonly dialog: Locator;
  readonly text: Translate;
  readonly world: World;
  /** By the i18n key of its label, on the page or in its dialog. */
  readonly button: (key: string, values?: Record<string, string>) => Locator;
}

/**
 * A state of a page. Entering and leaving it changes no stored data, so that all states can be visited in
 * sequence, in any language.
 */
export interface ScreenState {
  readonly name: string;
  /** The page; undefined for an unknown address. */
  readonly path?: keyof typeof paths;
  /** The viewer: a member of a foundation with or without data, or a visitor. */
  readonly as: 'visitor' | 'admin' | 'newcomer';
  readonly at: (world: World) => string;
  /** State of the history entry. */
  readonly history?: unknown;
  /** Faked responses of the API. */
  readonly answers?: (world: World) => Answers;
  /** From the loaded page to the state. */
  readonly reach?: (screen: Screen) => Promise<unknown>;
  /** Back to where the page can be left without a prompt. */
  readonly leave?: (screen: Screen) => Promise<unknown>;
  /** Whether it shows a loading state. */
  readonly isLoading?: boolean;
  /** Whether it exists on a phone only. */
  readonly isNarrow?: boolean;
  /** Expected faults of `watchContext`, besides those of `answers`. */
  readonly issues?: (world: World) => readonly string[];
}
