import type { RunningServer } from './runServer.ts';

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

/** A foundation and a team member's session. */
export interface Member {
  readonly organizationId: string;
  /** `name=value` */
  readonly cookie: string;
}

/** Both servers on one database. */
export interface Dataset {
  /** URL of the database, for direct queries. */
  readonly url: string;
  readonly product: RunningServer;
  readonly bare: RunningServer;
  readonly members: readonly Member[];
}

/** A row of the table: a measurement and its limit. */
export interface Goal {
  readonly name: string;
  readonly unit: 'kB' | 'MB' | 'ms' | 's' | '/s' | '';
  readonly product: number;
  /** If the goal is a ratio, the peer's figure. */
  readonly peer?: number;
  /** Absolute, or relative to the peer. */
  readonly limit: number;
  /** Whether the limit is a minimum. */
  readonly isLeast?: boolean;
}

export function isMet({ product, peer = 1, limit, isLeast = false }: Goal): boolean {
  return isLeast ? product >= peer * limit : product <= peer * limit;
}

/** Common interface of `pg` and PGlite. */
export interface Sql {
  readonly query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
}
