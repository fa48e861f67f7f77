import type { BrowserContextOptions } from 'playwright-core';

/** One of the two apps that are compared. */
export interface Site {
  readonly name: 'product' | 'peer';
  /** Its origin, without a slash. */
  readonly url: string;
  /** What a browser holds that is signed in. */
  readonly session: Exclude<BrowserContextOptions['storageState'], string | undefined>;
  readonly login: Screen;
  /** 25 volunteers, the newest first. */
  readonly list: Screen;
}

interface Screen {
  readonly path: string;
  /** CSS selector of what a person waits for: the field to type into, a row to read. */
  readonly awaited: string;
}
