import type { BrowserContextOptions } from 'playwright-core';

/** One of the two compared apps. */
export interface Site {
  readonly name: 'product' | 'peer';
  /** Its origin, without a slash. */
  readonly url: string;
  /** Browser state of a signed-in user. */
  readonly session: Exclude<BrowserContextOptions['storageState'], string | undefined>;
  readonly login: Screen;
  /** 25 volunteers, the newest first. */
  readonly list: Screen;
}

interface Screen {
  readonly path: string;
  /** CSS selector of what the user waits for: an input or a row. */
  readonly awaited: string;
}
