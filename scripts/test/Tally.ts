/** The parts of vitest's JSON report that we read. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    /** Absolute path of the file. */
    name: string;
    status: string;
    assertionResults: TestResult[];
  }[];
}

export interface TestResult {
  /** `passed`, `failed`, or another word if it did not run. */
  status: string;
  /** Titles of the enclosing describes, outermost first. */
  ancestorTitles: string[];
  title: string;
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export function addTally(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}
