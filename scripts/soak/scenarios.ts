import { kills } from './kills.ts';
import type { Scenario } from './Scenario.ts';

/** By the name that the command takes. */
export const scenarios = { kills } satisfies Record<string, Scenario>;
