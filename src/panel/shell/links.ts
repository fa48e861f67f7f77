interface Links {
  /** Missing where problems are reported on a page of the panel. */
  readonly reportProblem?: string;
  /** Missing where the manual is the panel's own page. */
  readonly userManual?: string;
}

/** Said when the panel is built (vite.config.ts), and to tests (tests/vitest.config.ts). */
declare const __LINKS__: Links;

/** Addresses outside the panel, of whoever runs it. */
export const links: Links = __LINKS__;
