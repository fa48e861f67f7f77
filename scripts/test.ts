import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitOnStartError } from '../src/server/exitOnStartError.ts';
import { readArguments } from './options/readArguments.ts';
import { severalAtOnce } from './panel/severalAtOnce.ts';
import { checkSpecification } from './test/checkSpecification.ts';
import { checks } from './test/checks.ts';
import { runCheck } from './test/runCheck.ts';
import { runTests } from './test/runTests.ts';
import { addTally } from './test/Tally.ts';

/** The compiler takes longer than all other checks one after the other, and leaves them, and then the tests, a core. */
const AT_ONCE = 2;

/**
 * `npm test`: the checks, then all tests, then what these prove of the specification, whatever failed before. Each
 * check counts as one, and so does each line of the specification. The last line alone says how it went, and so does
 * the status.
 */
await exitOnStartError(() => readArguments('npm test', {}));
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-report-'));
const report = join(folder, 'report.json');

const jobs = [...checks.map((check) => () => runCheck(check, root)), () => runTests(root, report)];
const tallies = await severalAtOnce(AT_ONCE, jobs, (job) => job());
tallies.push(checkSpecification(root, report));
rmSync(folder, { recursive: true });

const { passed, failed, skipped } = tallies.reduce(addTally);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed > 0 ? 1 : 0);
