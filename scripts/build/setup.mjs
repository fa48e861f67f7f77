// Installs what the next command needs. Plain JavaScript without packages, for any Node from 20 up, because
// it runs before anything is installed. `--test` adds what only tests need, `--soak` what the soak tests
// need.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { findHeadlessChromium, findPostgres, findProgram } from './setup/machine.mjs';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`This needs Node 20 or newer; this is ${process.version}.`);
  process.exit(1);
}
const root = join(import.meta.dirname, '../..');
const modules = join(root, 'node_modules');

const wanted = [
  {
    name: 'Chromium',
    find: findHeadlessChromium,
    packages: ['chromium-headless-shell'],
    tests: 'browser tests',
  },
  {
    name: 'a PostgreSQL server',
    find: findPostgres,
    packages: ['postgresql-15'],
    tests: 'tests on PostgreSQL',
  },
  {
    name: 'PgBouncer',
    find: () => findProgram('pgbouncer'),
    packages: ['pgbouncer'],
    tests: 'tests behind PgBouncer',
  },
  {
    name: 'nginx',
    find: () => findProgram('nginx'),
    packages: ['nginx-light'],
    tests: 'tests behind a proxy',
  },
  {
    name: 'pg_auto_failover',
    find: () => findProgram('pg_autoctl'),
    packages: ['pg-auto-failover-cli', 'postgresql-15-auto-failover'],
    tests: 'runs of soak failover',
    isForSoak: true,
  },
];

installPackages();
const soak = process.argv.includes('--soak');
if (soak || process.argv.includes('--test')) installForTests({ soak });

/** Runs `npm ci`, unless the installed packages match package-lock.json. */
function installPackages() {
  if (isInstalled()) return;
  step('installing packages (a minute or two)', () => {
    const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      env: { ...process.env, PATH: pathOutsideModules() },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (npm.status !== 0) {
      console.error(`The packages could not be installed${npm.error ? `: ${npm.error.message}` : ''}.`);
      process.exit(1);
    }
  });
}

/** npm writes this file last, so an aborted installation does not count. */
function isInstalled() {
  const installed = join(modules, '.package-lock.json');
  if (!existsSync(installed) || !existsSync(join(modules, '.bin', 'node'))) return false;
  const found = readPackages(installed);
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (path === '') return true;
    // Packages for other platforms are skipped.
    if (!found[path]) return wanted.optional === true;
    return found[path].integrity === wanted.integrity;
  });
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/** On a second run this may be the Node of node_modules, which `npm ci` deletes. */
function pathOutsideModules() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.includes(`${sep}node_modules${sep}`)).join(delimiter);
}

/** Installs what the tests need if this user may; otherwise prints a warning with the reason. */
function installForTests({ soak }) {
  const missing = wanted.filter(({ find, isForSoak }) => (soak || !isForSoak) && find() === undefined);
  if (missing.length === 0) return;
  const obstacle = whyNot();
  if (obstacle === undefined) step('reading the list of packages', () => aptGet('update'));
  for (const { name, find, packages, tests } of missing) {
    const reason = obstacle ?? step(`installing ${name}`, () => aptGet('install', ...packages));
    if (find() === undefined) {
      console.log(
        `!! ${name} is missing and was not installed: ${reason ?? 'it is not where it should be'}. The ${tests} will be SKIPPED.`,
      );
    }
  }
}

/** Prints a slow step before it starts, and how long it took. */
function step(what, work) {
  console.log(`• ${what} …`);
  const start = Date.now();
  const result = work();
  console.log(`  ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

function whyNot() {
  if (!findProgram('apt-get')) return 'this machine has no apt-get';
  if (process.getuid?.() !== 0) return 'only root may call apt-get';
  return undefined;
}

/** @returns {string | undefined} why it failed */
function aptGet(...call) {
  const options = [
    '-y',
    '-q',
    '--no-install-recommends',
    '-o',
    'Acquire::http::Timeout=30',
    '-o',
    'Acquire::Retries=1',
  ];
  const run = spawnSync('apt-get', [...options, ...call], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: 600_000,
  });
  if (run.status === 0) return undefined;
  const complaint = (run.stderr ?? '').split('\n').find((line) => line.startsWith('E:'));
  return `apt-get ${call.join(' ')} failed (${complaint ?? run.error?.message ?? `status ${run.status}`})`;
}
