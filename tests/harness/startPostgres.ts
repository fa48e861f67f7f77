import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/build/panel/freePort.ts';
import { findPostgres } from '../../scripts/build/setup/machine.mjs';
import { startKept } from './startKept.ts';
import { unprivilegedUser } from './unprivilegedUser.ts';
import { untilPostgresAnswers } from './untilPostgresAnswers.ts';

export interface PostgresServer {
  /** URL of one of its databases. */
  readonly urlOf: (database: string) => string;
  readonly stop: () => Promise<void>;
}

const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_connections: '200',
};

/**
 * Starts a PostgreSQL server in a temporary folder, on a free port, safe to kill.
 * @param overrides of its settings
 * @throws Error with the reason: no programs, no user to run it as, or the server's message
 */
export async function startPostgres(
  overrides: Readonly<Record<string, string>> = {},
): Promise<PostgresServer> {
  const programs = findPostgres();
  if (!programs) throw new Error('there is no PostgreSQL server, 15 or newer, on this machine');
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');

  const locale = ['--encoding=UTF8', '--locale=C'];
  const call = ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--no-instructions', ...locale];
  const initdb = spawnSync(join(programs, 'initdb'), call, { ...user, cwd: folder, encoding: 'utf8' });
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr || initdb.error?.message}`);

  const port = await freePort();
  const settings = Object.entries({ ...SETTINGS, ...overrides }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const server = [
    join(programs, 'postgres'),
    '-D',
    data,
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-k',
    folder,
    ...settings,
  ];
  const kept = startKept(server, { folder, user });
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  await untilPostgresAnswers(urlOf('postgres')).catch((error: unknown) => {
    void kept.stop();
    throw new Error(`the server does not answer: ${kept.complaints()}`, { cause: error });
  });
  return { urlOf, stop: kept.stop };
}
