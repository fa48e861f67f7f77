import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runNode } from '../../harness/runNode.ts';

interface Package {
  readonly version: string;
  readonly license?: string;
  /** As old packages say it. */
  readonly licenses?: readonly { readonly type: string }[];
}

interface LockedPackage extends Package {
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
}

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json'));
const locked: [path: string, LockedPackage][] = Object.entries(
  JSON.parse(read('package-lock.json')).packages as Record<string, LockedPackage>,
).filter(([path]) => path !== '');
const review = read('scripts/dependencies.md');
const rows = [...review.matchAll(/^\| `(.+?)` +\|(.+)\|$/gm)].map(([, name = '', rest = '']) => [
  name,
  ...rest.split('|').map((cell) => cell.trim()),
]);

/** Alone or together with others; of several to choose from, one has to be here. */
const allowed = new Set(
  /\*\*Licences\.\*\*[^:]+:([^*]+?)\n- /
    .exec(review)?.[1]
    ?.replaceAll(/\([^)]*\)/g, '')
    .split(',')
    .map((name) => name.replace(/\.\s*$/, '').trim())
    .filter(Boolean),
);

test('each package that package.json names has its row, as it is installed', () => {
  const names = [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  const installed = names.map((name) => {
    const { version, license }: Package = JSON.parse(read(`node_modules/${name}/package.json`));
    return [name, version, license];
  });
  expect(rows.map((cells) => cells.slice(0, 3))).toEqual(installed);
  expect(rows.filter(([, , , latest, why]) => !latest || !why)).toEqual([]);
});

test('every package of the lock has a licence that is allowed', () => {
  expect(allowed.size).toBeGreaterThan(10);
  const refused = locked
    .map(([path, entry]) => [path, licenceOf(path, entry)] as const)
    .filter(([, licence]) => !isAllowed(licence))
    .map((entry) => entry.join(': '));
  expect(refused).toEqual([]);
});

test.each([
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'MIT AND GPL-2.0',
  'SEE LICENSE IN LICENSE',
  'UNLICENSED',
  '',
])('a package with the licence %j would be refused', (licence) => expect(isAllowed(licence)).toBe(false));

test('every package of the lock has the digest of what it was; binaries of other platforms have their version', () => {
  const loose = locked.filter(([, { integrity, optional, os }]) => !integrity && !(optional && os));
  expect(loose.map(([path]) => path)).toEqual([]);
  for (const [path, { integrity }] of locked) if (integrity) expect(integrity, path).toMatch(/^sha512-/);
});

test('the bill of materials names what is installed', async () => {
  const npm = JSON.parse(read('package.json')).scripts.sbom.split(' ');
  expect(npm).toEqual(['npm', 'sbom', '--sbom-format', 'cyclonedx']);
  const { code, stdout } = await runNpm(npm.slice(1));
  expect(code).toBe(0);
  const { bomFormat, components } = JSON.parse(stdout);
  expect(bomFormat).toBe('CycloneDX');
  const named: string[] = components.map(({ name, version }: Record<string, string>) => `${name} ${version}`);
  for (const [name, version] of rows) expect(named).toContain(`${name} ${version}`);
});

function licenceOf(path: string, { license }: LockedPackage): string {
  if (license !== undefined) return license;
  const { licenses = [] }: Package = JSON.parse(read(`${path}/package.json`));
  if (licenses.length > 0) return licenses.map(({ type }) => type).join(' OR ');
  // Some name it by its text alone.
  const [file] = readdirSync(join(root, path)).filter((name) => /^licen[cs]e/i.test(name));
  return file && isMit(read(`${path}/${file}`)) ? 'MIT' : '';
}

function isMit(text: string): boolean {
  const words = text.replaceAll(/\s+/g, ' ');
  return (
    words.includes('Permission is hereby granted, free of charge, to any person obtaining a copy') &&
    words.includes('The above copyright notice and this permission notice shall be included in all')
  );
}

function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((name) => allowed.has(name)));
}

/** By the npm that runs the tests. */
function runNpm(args: readonly string[]) {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Tests are run by npm.');
  return runNode([npm, ...args], { cwd: root });
}
