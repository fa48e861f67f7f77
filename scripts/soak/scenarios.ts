import { kills } from './kills.ts';
import { processes } from './processes.ts';
import type { Scenario } from './Scenario.ts';

/** By the name that the command takes. */
export const scenarios = { kills, processes } satisfies Record<string, Scenario>;
