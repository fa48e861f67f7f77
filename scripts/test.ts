import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSpecification } from './test/checkSpecification.ts';
import { runChecks } from './test/runChecks.ts';
import { runTests } from './test/runTests.ts';
import { addTally } from './test/Tally.ts';

/**
 * `npm test`: the checks, then all tests, then what these prove of the specification, whatever failed before. Each
 * check counts as one, and so does each line of the specification. The last line alone says how it went, and so does
 * the status.
 */
const root = join(import.meta.dirname, '..');
const tallies = await runChecks(root);

const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-report-'));
const report = join(folder, 'report.json');
tallies.push(await runTests(root, report));
tallies.push(checkSpecification(root, report));
rmSync(folder, { recursive: true });

const { passed, failed, skipped } = tallies.reduce(addTally);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed > 0 ? 1 : 0);
