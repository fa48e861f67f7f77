import type { JsonAssertionResult } from 'vitest/node';
import type { Tally } from '../Tally.ts';

export interface Judgement {
  readonly outcome: keyof Tally;
  /** Why it did not pass, one line each. */
  readonly reasons: readonly string[];
}

/** Rows of `tests/specification.yaml` for one section of the specification. */
export interface SpecificationGroup {
  /** Number of the specification's section. */
  readonly section: number;
  readonly title: string;
  readonly rows: readonly SpecificationRow[];
}

export interface SpecificationRow {
  /** Short form of the specification's text. */
  readonly what: string;
  readonly fields?: readonly string[];
  /** See `Proof`. */
  readonly provenBy: readonly string[];
}

/**
 * A row fails if one of its proofs is missing or failed, and is skipped if all its tests were.
 *
 * @param resultsOf results of a file below `tests/`; empty if it did not run
 */
export function judgeRow(
  row: SpecificationRow,
  resultsOf: (file: string) => readonly JsonAssertionResult[],
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
  resultsOf: (file: string) => readonly JsonAssertionResult[],
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
  /** Path below `tests/`. */
  readonly file: string;
  /** The test's title last, preceded by as many enclosing describes as needed to identify it. */
  readonly titles: readonly string[];
}

/** @example parseProof('panel/shell/Header.test.tsx › for a visitor › the logo leads to the root, and …') */
export function parseProof(text: string): Proof {
  const [file = '', ...titles] = text.split(' › ');
  return { file, titles };
}

/**
 * Whether titles identify a test: the last is its own title, the others are some of the enclosing describes,
 * in order.
 *
 * @param path titles of the enclosing describes, outermost first, and the test's own
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

/** Whether two titles may be equal; `*` matches anything, in either. */
export function isSameTitle(one: string, other: string): boolean {
  if (one === '' || other === '') return one === other || /^\*+$/.test(one + other);
  if (one.startsWith('*')) return isSameTitle(one.slice(1), other) || isSameTitle(one, other.slice(1));
  if (other.startsWith('*')) return isSameTitle(other, one);
  return one[0] === other[0] && isSameTitle(one.slice(1), other.slice(1));
}
