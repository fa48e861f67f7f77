import type { Dataset } from './Dataset.ts';

/** Environment of the benchmarks. */
export interface Bench {
  readonly rounds: number;
  /** Duration of each side's measurement in a round. */
  readonly seconds: number;
  /** Number of volunteers in the large dataset. */
  readonly volunteers: number;
  /** PostgreSQL with volunteers spread evenly over foundations, and both servers on it. */
  readonly dataset: (volunteers: number, foundations?: number) => Promise<Dataset>;
  /** The same on PGlite, in one foundation. */
  readonly embedded: () => Promise<Embedded>;
}

/** Folders with the same data, one per server. */
export interface Embedded {
  readonly product: string;
  readonly bare: string;
  readonly organizationId: string;
}

/** Programs to run. */
export const scripts = {
  product: 'src/server/main.ts',
  bare: 'scripts/measure/bench/bareServer.ts',
} as const;
