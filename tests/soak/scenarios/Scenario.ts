import type { Kysely } from 'kysely';
import type { Database } from '../../../src/server/core/db/schema.ts';

export type Size = Readonly<Record<string, number>>;

/**
 * What takes longer than a test may. `npm test` runs the same code in a small size.
 *
 * @example
 * export const kills: Scenario<{ kills: number }> = {
 *   about: 'kill -9 in a loop, during writes',
 *   size: { kills: 50 },
 *   run: async ({ kills }, { say }) => { … return { figures: { kills }, faults: [] }; },
 * };
 */
export interface Scenario<Sizes extends Size = Size> {
  /** One line, for the list of scenarios. */
  readonly about: string;
  /** The full size. Each number can be given as an option of the command: `--kills 10`. */
  readonly size: Sizes;
  /** A method, so that scenarios of all sizes are scenarios. */
  run(size: Sizes, stage: SoakStage): Promise<Findings>;
}

/** What a scenario is given by who runs it: the command, or a test. */
export interface SoakStage {
  /** Tells who looks on how far it is. */
  readonly say: (line: string) => void;
  /** A migrated, empty database on a PostgreSQL server, that nobody else uses. */
  readonly openDatabase: () => Promise<SoakDatabase>;
}

export interface SoakDatabase {
  readonly url: string;
  readonly db: Kysely<Database>;
  readonly close: () => Promise<void>;
}

export interface Findings {
  /** What was done and measured, by name. */
  readonly figures: Readonly<Record<string, number | string>>;
  /** What must not be, each in a line; nothing when all is well. */
  readonly issues: readonly string[];
}
