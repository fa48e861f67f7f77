import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitOnStartError } from '../src/server/exitOnStartError.ts';
import { compareContracts } from './contract-diff/compareContracts.ts';
import type { Finding } from './contract-diff/Finding.ts';
import { isAtLeast, versionFor } from './contract-diff/versionFor.ts';
import type { ContractDocument } from './generate/ContractDocument.ts';
import { readArguments } from './options/readArguments.ts';

/**
 * `npm run contract:diff` compares the contract with its last release, names what would break integrators, and
 * exits 1 if anything does; `-- --release` makes the contract as it is now the last release.
 */
const { values } = await exitOnStartError(() =>
  readArguments('npm run contract:diff [-- --release]', {
    options: { release: { type: 'boolean', default: false } },
  }),
);
const root = join(import.meta.dirname, '..');
const bundlePath = join(root, 'src/contract/generated/openapi.json');
const baselinePath = join(root, 'openapi/baseline.json');

const current = readContract(bundlePath);
if (existsSync(baselinePath)) {
  const base = readContract(baselinePath);
  const findings = await compareContracts(base, current);
  report(base.info.version, findings);
  if (values.release) release(versionFor(base.info.version, findings));
  else if (findings.some(({ weight }) => weight === 'breaks')) process.exitCode = 1;
} else if (values.release) release(current.info.version);
else {
  console.error(
    'There is no released contract yet: `npm run contract:diff -- --release` makes the present one so.',
  );
  process.exitCode = 1;
}

function readContract(path: string): ContractDocument {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function report(version: string, findings: readonly Finding[]): void {
  for (const { weight, place, message } of findings) console.log(`${weight.padEnd(6)}  ${place}: ${message}`);
  const count = (weight: Finding['weight']) => findings.filter((finding) => finding.weight === weight).length;
  console.log(
    `Since ${version}: ${count('breaks')} breaking, ${count('warns')} to look at, ${count('adds')} new.`,
  );
}

function release(lowest: string): void {
  const { version } = current.info;
  if (isAtLeast(version, lowest)) {
    writeFileSync(baselinePath, readFileSync(bundlePath));
    console.log(`Released ${version}: commit openapi/baseline.json.`);
  } else {
    console.error(
      `What changed asks for version ${lowest} at least, not ${version}: set info.version in openapi/openapi.yaml and generate.`,
    );
    process.exitCode = 1;
  }
}
