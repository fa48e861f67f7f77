import { join } from 'node:path';
import { checks } from './test/checks.ts';
import { runCheck } from './test/runCheck.ts';
import { runTests } from './test/runTests.ts';
import { addTally, type Tally } from './test/Tally.ts';

/**
 * `npm test`: the checks, then all tests, whatever failed before. Each check counts as one. The last line alone
 * says how it went, and so does the status.
 */
const root = join(import.meta.dirname, '..');
const tallies: Tally[] = [];
for (const check of checks) tallies.push(await runCheck(check, root));
tallies.push(await runTests(root));

const { passed, failed, skipped } = tallies.reduce(addTally);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed > 0 ? 1 : 0);
