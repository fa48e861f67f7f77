import { spawnSync } from 'node:child_process';
import {
  findHeadlessChromium,
  findNginx,
  findPgAutoctl,
  findPgbouncer,
  findPostgres,
  findProgram,
} from './machine.mjs';
import { step } from './step.mjs';

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
  { name: 'PgBouncer', find: findPgbouncer, packages: ['pgbouncer'], tests: 'tests behind PgBouncer' },
  { name: 'nginx', find: findNginx, packages: ['nginx-light'], tests: 'tests behind a proxy' },
];

const wantedToSoak = [
  {
    name: 'pg_auto_failover',
    find: findPgAutoctl,
    packages: ['pg-auto-failover-cli', 'postgresql-15-auto-failover'],
    tests: 'runs of soak failover',
  },
];

/** Installs what the tests need if this user may; otherwise prints a warning with the reason. */
export function installForTests({ soak }) {
  const missing = [...wanted, ...(soak ? wantedToSoak : [])].filter(({ find }) => find() === undefined);
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

function whyNot() {
  if (!findProgram('apt-get')) return 'this machine has no apt-get';
  if (process.getuid?.() !== 0) return 'only root may call apt-get';
  return undefined;
}

/**
 * @returns {string
 * undefined} why it failed
 */
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
