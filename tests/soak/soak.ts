import { readArguments, readWholeNumber } from '../../scripts/options/readArguments.ts';
import { exitOnStartError } from '../../src/server/core/config/exitOnStartError.ts';
import { StartError } from '../../src/server/core/config/StartError.ts';
import { connectPostgres } from '../../src/server/core/db/connectPostgres.ts';
import { migrate } from '../../src/server/core/db/migrate.ts';
import { startPostgres } from '../harness/startPostgres.ts';
import { databaseGone, databaseSilent } from './scenarios/databaseGone.ts';
import { diskFull } from './scenarios/diskFull.ts';
import { failover } from './scenarios/failover.ts';
import { kills } from './scenarios/kills.ts';
import { processes } from './scenarios/processes.ts';
import { requests } from './scenarios/requests.ts';
import type { Scenario, Size, SoakDatabase } from './scenarios/Scenario.ts';
import { streams } from './scenarios/streams.ts';
import { timing } from './scenarios/timing.ts';

/** By the name that the command takes. */
const scenarios = {
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

/**
 * `npm run soak -- NAME [--size N …]` runs one scenario in its full size, prints its figures, and exits 1 when it finds
 * a fault. Without a name it lists them.
 */
const { name, scenario, size } = await exitOnStartError(() => readCommand(process.argv.slice(2), scenarios));

const started = performance.now();
const say = (line: string) => console.log(`${seconds()}  ${line}`);
const { figures, issues } = await scenario.run(size, { say, openDatabase: openSoakDatabase });

console.log(`\n${name}, ${seconds()}`);
for (const [what, figure] of Object.entries(figures)) console.log(`  ${what}: ${figure}`);
for (const issue of issues) console.log(`✗ ${issue}`);
console.log(issues.length === 0 ? '✓ no fault' : `✗ faults: ${issues.length}`);
process.exit(issues.length === 0 ? 0 : 1);

function seconds(): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** On a PostgreSQL server of its own, which ends with it. */
async function openSoakDatabase(): Promise<SoakDatabase> {
  const server = await startPostgres();
  const url = server.urlOf('postgres');
  const db = connectPostgres(url, () => {}, 'all').db;
  await migrate(db);
  return {
    url,
    db,
    close: async () => {
      await db.destroy();
      await server.stop();
    },
  };
}

/**
 * @returns the scenario that is named, and its size with what the options change
 * @throws {StartError} that lists the scenarios or options there are
 */
function readCommand(
  args: readonly string[],
  scenarios: Readonly<Record<string, Scenario>>,
): { name: string; scenario: Scenario; size: Size } {
  const [name = '', ...options] = args;
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  if (!scenario) {
    const list = Object.entries(scenarios).map(
      ([key, { about, size }]) => `  ${key}${usage(size)}\n      ${about}`,
    );
    const unknown = name === '' ? [] : [`There is no ${name}.`];
    throw new StartError([...unknown, 'npm run soak -- NAME', ...list].join('\n'));
  }
  return { name, scenario, size: { ...scenario.size, ...readSize(name, scenario.size, options) } };
}

function readSize(name: string, size: Size, args: readonly string[]): Size {
  const options = Object.fromEntries(Object.keys(size).map((key) => [key, { type: 'string' } as const]));
  const { values } = readArguments(`npm run soak -- ${name}${usage(size)}`, { args: [...args], options });
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, readWholeNumber(`--${key}`, String(value))]),
  );
}

function usage(size: Size): string {
  return Object.entries(size)
    .map(([key, value]) => ` [--${key} ${value}]`)
    .join('');
}
