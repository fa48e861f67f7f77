/**
 * Work that comes up by the clock, done once although many processes run.
 *
 * @example
 * const purge: Job = { name: 'purgeAccounts', everySeconds: 3600, run: async (signal) => { … } };
 */
export interface Job {
  /** What the database knows it by: under another name it is another job. */
  readonly name: string;
  /** From the end of one run to the beginning of the next; the first is at once. */
  readonly everySeconds: number;
  /**
   * One run. A process may die in the middle and another then begins a new one, so each of its steps is a
   * transaction that finds by itself what is left to do.
   * @param signal once aborted, it begins no further step: the process stops, or the run took too long
   */
  readonly run: (signal: AbortSignal) => Promise<void>;
}
