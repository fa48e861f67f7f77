/** What we read of vitest's JSON report. */
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
  /** `passed`, `failed`, or another word for not run. */
  status: string;
  /** Of the describes around it, outermost first. */
  ancestorTitles: string[];
  title: string;
}
