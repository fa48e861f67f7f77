/**
 * A scheduled job, run by one process at a time.
 *
 * @example
 * const purge: Job = { name: 'purgeAccounts', everySeconds: 3600, run: async (signal) => { … } };
 */
export interface Job {
  /** Key in the database: renaming it creates another job. */
  readonly name: string;
  /** From the end of one run to the start of the next; the first runs at once. */
  readonly everySeconds: number;
  /**
   * One run. The process may die and another start over, so each step is a transaction that finds its
   * remaining work itself (`workOff`).
   * @param signal when aborted, start no further step: the process is stopping, or the run took too long
   */
  readonly run: (signal: AbortSignal) => Promise<void>;
}
