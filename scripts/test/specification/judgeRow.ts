import type { Tally } from '../Tally.ts';
import type { TestResult } from '../VitestReport.ts';
import { isNamedBy } from './isNamedBy.ts';
import { parseProof } from './Proof.ts';
import type { SpecificationRow } from './SpecificationGroup.ts';

export interface Judgement {
  readonly outcome: keyof Tally;
  /** Why it is not passed, a line each. */
  readonly reasons: readonly string[];
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
