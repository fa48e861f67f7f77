import { exitOnStartError } from '../src/server/exitOnStartError.ts';
import { openSoakDatabase } from './soak/openSoakDatabase.ts';
import { readCommand } from './soak/readCommand.ts';
import { scenarios } from './soak/scenarios.ts';

/**
 * `npm run soak -- NAME [--size N …]` runs one scenario in its full size, prints its figures, and exits 1 when it finds
 * a fault. Without a name it lists them.
 */
const { name, scenario, size } = await exitOnStartError(() => readCommand(process.argv.slice(2), scenarios));

const started = performance.now();
const say = (line: string) => console.log(`${seconds()}  ${line}`);
const { figures, faults } = await scenario.run(size, { say, openDatabase: openSoakDatabase });

console.log(`\n${name}, ${seconds()}`);
for (const [what, figure] of Object.entries(figures)) console.log(`  ${what}: ${figure}`);
for (const fault of faults) console.log(`✗ ${fault}`);
console.log(faults.length === 0 ? '✓ no fault' : `✗ faults: ${faults.length}`);
process.exit(faults.length === 0 ? 0 : 1);

function seconds(): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
