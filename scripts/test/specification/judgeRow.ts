import type { Tally } from '../Tally.ts';
import type { TestResult } from '../VitestReport.ts';

export interface Judgement {
  readonly outcome: keyof Tally;
  /** Why it is not passed, a line each. */
  readonly reasons: readonly string[];
}

/** Rows of `tests/specification.yaml` that stand together in the specification. */
export interface SpecificationGroup {
  /** Number of the specification's section. */
  readonly section: number;
  readonly title: string;
  readonly rows: readonly SpecificationRow[];
}

export interface SpecificationRow {
  /** The specification's words, short. */
  readonly what: string;
  readonly fields?: readonly string[];
  /** See `Proof`. */
  readonly provenBy: readonly string[];
}

/**
 * A row fails when one of its proofs is no test or a test that failed, and is skipped when all of its tests were.
 *
 * @param resultsOf the results of a file below `tests/`; none for a file that did not run
 */
export function judgeRow(
  row: SpecificationRow,
  resultsOf: (file: string) => readonly TestResult[],
): Judgement {
  const proofs = row.provenBy.map((text) => ({ text, ...judgeProof(text, resultsOf) }));
  const failed = proofs.filter(({ outcome }) => outcome === 'failed');
  if (failed.length > 0)
    return { outcome: 'failed', reasons: failed.map(({ text, why }) => `${why}: ${text}`) };
  if (proofs.some(({ outcome }) => outcome === 'passed')) return { outcome: 'passed', reasons: [] };
  return { outcome: 'skipped', reasons: proofs.map(({ text, why }) => `${why}: ${text}`) };
}

function judgeProof(
  text: string,
  resultsOf: (file: string) => readonly TestResult[],
): { outcome: keyof Tally; why: string } {
  const { file, titles } = parseProof(text);
  const tests = resultsOf(file).filter(({ ancestorTitles, title }) =>
    isNamedBy(titles, [...ancestorTitles, title]),
  );
  if (tests.length === 0) return { outcome: 'failed', why: 'no such test' };
  if (tests.some(({ status }) => status === 'failed')) return { outcome: 'failed', why: 'failed' };
  if (tests.some(({ status }) => status === 'passed')) return { outcome: 'passed', why: '' };
  return { outcome: 'skipped', why: 'skipped' };
}

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

/**
 * Whether titles name a test: the last one its own title, those before it some of the describes around it, in their
 * order.
 *
 * @param path titles of the describes around the test, outermost first, and its own
 */
export function isNamedBy(titles: readonly string[], path: readonly string[]): boolean {
  let below = path.length;
  for (const [index, wanted] of titles.toReversed().entries()) {
    const found = path.findLastIndex((title, at) => at < below && isSameTitle(wanted, title));
    if (found < 0 || (index === 0 && found < path.length - 1)) return false;
    below = found;
  }
  return titles.length > 0;
}

/** Whether two titles can be the same; `*` stands for anything, in either. */
export function isSameTitle(one: string, other: string): boolean {
  if (one === '' || other === '') return one === other || /^\*+$/.test(one + other);
  if (one.startsWith('*')) return isSameTitle(one.slice(1), other) || isSameTitle(one, other.slice(1));
  if (other.startsWith('*')) return isSameTitle(other, one);
  return one[0] === other[0] && isSameTitle(one.slice(1), other.slice(1));
}
