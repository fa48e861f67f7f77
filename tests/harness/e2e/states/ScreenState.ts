import type { Locator, Page } from 'playwright-core';
import type { paths } from '../../../../src/contract/paths.ts';
import type { Translate } from '../../../../src/server/core/texts/translator.ts';
import type { Answers } from './answerWith.ts';
import type { World } from './insertWorld.ts';

/** A page that is open, and how to speak of it in its language. */
export interface Screen {
  readonly page: Page;
  readonly main: Locator;
  readonly dialog: Locator;
  readonly text: Translate;
  readonly world: World;
  /** Of the page or of its dialog, by the key of what it says. */
  readonly button: (key: string, values?: Record<string, string>) => Locator;
}

/**
 * One way in which a page of the panel can be seen. Reaching and leaving it changes nothing that is stored, so
 * that all states can be walked in any language, one after the other.
 */
export interface ScreenState {
  readonly name: string;
  /** The page; none at an address that is none of the panel's. */
  readonly path?: keyof typeof paths;
  /** Who looks: somebody signed in, in a foundation with data or in one without, or nobody. */
  readonly as: 'visitor' | 'admin' | 'newcomer';
  readonly at: (world: World) => string;
  /** What the history's entry remembers. */
  readonly history?: unknown;
  /** What the API answers instead of what it would. */
  readonly answers?: (world: World) => Answers;
  /** From the page as it comes to the state. */
  readonly reach?: (screen: Screen) => Promise<unknown>;
  /** Back to where the page may be left without a question. */
  readonly leave?: (screen: Screen) => Promise<unknown>;
  /** Whether it shows that something is on its way. */
  readonly isLoading?: boolean;
  /** Whether it is reached on a phone only. */
  readonly isNarrow?: boolean;
  /** What `watchContext` notes and is meant here, beside the answers above. */
  readonly issues?: (world: World) => readonly string[];
}
