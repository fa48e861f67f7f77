import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/build/panel/freePort.ts';
import { findProgram } from '../../scripts/build/setup/machine.mjs';
import { startKept } from './startKept.ts';
import { unprivilegedUser } from './unprivilegedUser.ts';

export interface Pgbouncer {
  /** URL of the same database through PgBouncer. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a PgBouncer in front of a PostgreSQL server, in session or transaction mode. */
export async function startPgbouncer(target: string, mode: 'session' | 'transaction'): Promise<Pgbouncer> {
  const program = findProgram('pgbouncer');
  if (!program) throw new Error('there is no PgBouncer on this machine');
  const { hostname, port, username } = new URL(target);
  const own = await freePort();
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-pgbouncer-'));
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
  );
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const { stop } = startKept([program, '--quiet', settings], { folder, user });
  return { url: Object.assign(new URL(target), { host: `127.0.0.1:${own}` }).href, stop };
}
