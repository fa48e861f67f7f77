import type { Dataset } from './Dataset.ts';

/** What the measures work with. */
export interface Bench {
  readonly rounds: number;
  /** How long each side is measured in a round. */
  readonly seconds: number;
  /** How many are "many". */
  readonly volunteers: number;
  /** PostgreSQL with so many volunteers, evenly in so many foundations, and both servers on it. */
  readonly dataset: (volunteers: number, foundations?: number) => Promise<Dataset>;
  /** The same on PGlite, all in one foundation. */
  readonly embedded: () => Promise<Embedded>;
}

/** Folders with the same data, one for each server. */
export interface Embedded {
  readonly product: string;
  readonly bare: string;
  readonly organizationId: string;
}

/** What is run. */
export const scripts = {
  product: 'src/server/main.ts',
  bare: 'scripts/measure/bench/bareServer.ts',
} as const;
