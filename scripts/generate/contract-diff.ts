import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { exitOnStartError } from '../../src/server/core/config/exitOnStartError.ts';
import { readArguments } from '../options/readArguments.ts';
import type { ContractDocument } from './ContractDocument.ts';
import { compareContracts } from './contract-diff/compareContracts.ts';
import { type Finding, isAtLeast, versionFor } from './contract-diff/Finding.ts';

/**
 * `npm run contract:diff` compares the contract with its last release and lists breaking changes. It exits 1,
 * and `npm test` fails, if one is not documented in `openapi/breaking-changes.yaml`, or a documented one does
 * not exist any more. `-- --release` makes the current contract the last release.
 */
const { values } = await exitOnStartError(() =>
  readArguments('npm run contract:diff [-- --release]', {
    options: { release: { type: 'boolean', default: false } },
  }),
);
/** Documented breaking changes since the last release. */
interface Note {
  readonly why: string;
  /** Their lines in the output of `npm run contract:diff`. */
  readonly changes: readonly string[];
}

const root = join(import.meta.dirname, '../..');
const bundlePath = join(root, 'src/contract/generated/openapi.json');
const baselinePath = join(root, 'openapi/baseline.json');
const notesPath = join(root, 'openapi/breaking-changes.yaml');

const current = readContract(bundlePath);
if (existsSync(baselinePath)) {
  const base = readContract(baselinePath);
  const findings = await compareContracts(base, current);
  const notes: Note[] = parse(readFileSync(notesPath, 'utf8'));
  const noted = notes.flatMap(({ changes }) => changes);
  report(base.info.version, findings, noted);
  if (values.release) release(versionFor(base.info.version, findings));
  else judge(findings, noted);
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

function report(version: string, findings: readonly Finding[], noted: readonly string[]): void {
  for (const finding of findings) {
    const word = isNoted(finding, noted) ? 'noted' : finding.weight;
    console.log(`${word.padEnd(6)}  ${changeOf(finding)}`);
  }
  const count = (weight: Finding['weight']) => findings.filter((finding) => finding.weight === weight).length;
  console.log(
    `Since ${version}: ${count('breaks')} breaking, ${count('warns')} to look at, ${count('adds')} new.`,
  );
}

function judge(findings: readonly Finding[], noted: readonly string[]): void {
  const breaking = findings.filter(({ weight }) => weight === 'breaks');
  const unnoted = breaking.filter((finding) => !isNoted(finding, noted));
  const stale = noted.filter((change) => !breaking.some((finding) => changeOf(finding) === change));
  if (unnoted.length > 0) {
    console.error(
      `${unnoted.length} breaking changes are not noted in openapi/breaking-changes.yaml: take them back, or note each with its line and why.`,
    );
  }
  for (const change of stale)
    console.error(`openapi/breaking-changes.yaml notes what is no such change any more: ${change}`);
  if (unnoted.length + stale.length > 0) process.exitCode = 1;
}

function isNoted(finding: Finding, noted: readonly string[]): boolean {
  return finding.weight === 'breaks' && noted.includes(changeOf(finding));
}

function changeOf({ place, message }: Finding): string {
  return `${place}: ${message}`;
}

function release(lowest: string): void {
  const { version } = current.info;
  if (isAtLeast(version, lowest)) {
    writeFileSync(baselinePath, readFileSync(bundlePath));
    const [heading = ''] = /^(#.*\n)*/.exec(readFileSync(notesPath, 'utf8')) ?? [];
    writeFileSync(notesPath, `${heading}[]\n`);
    console.log(`Released ${version}: commit openapi/baseline.json and openapi/breaking-changes.yaml.`);
  } else {
    console.error(
      `What changed asks for version ${lowest} at least, not ${version}: set info.version in openapi/openapi.yaml and generate.`,
    );
    process.exitCode = 1;
  }
}
