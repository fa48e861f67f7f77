import { databaseGone, databaseSilent } from './databaseGone.ts';
import { diskFull } from './diskFull.ts';
import { failover } from './failover.ts';
import { kills } from './kills.ts';
import { processes } from './processes.ts';
import { requests } from './requests.ts';
import type { Scenario } from './Scenario.ts';
import { streams } from './streams.ts';
import { timing } from './timing.ts';

/** By the name that the command takes. */
export const scenarios = {
  processes,
  kills,
  databaseGone,
  databaseSilent,
  failover,
  diskFull,
  streams,
  requests,
  timing,
} satisfies Record<string, Scenario>;
