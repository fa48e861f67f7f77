/** The tests that prove a row: those of a file with these titles. */
export interface Proof {
  /** Below `tests/`. */
  readonly file: string;
  /** The test's title last, before it as many of the describes around it as are needed to tell which. */
  readonly titles: readonly string[];
}

/** @example parseProof('panel/shell/Header.test.tsx › for a visitor › the logo leads to the root, and …') */
export function parseProof(text: string): Proof {
  const [file = '', ...titles] = text.split(' › ');
  return { file, titles };
}
