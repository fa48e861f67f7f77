import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../../../scripts/build/panel/freePort.ts';
import { findPostgres, findProgram } from '../../../../scripts/build/setup/machine.mjs';
import { unprivilegedUser } from '../../../harness/unprivilegedUser.ts';
import { untilPostgresAnswers } from '../../../harness/untilPostgresAnswers.ts';
import { killTree } from './killTree.ts';
import { readNodes } from './readNodes.ts';

/** A primary and a synchronous standby, which pg_auto_failover watches over. */
export interface Pair {
  /** As scripts/README.md tells operators to write it. */
  readonly url: string;
  /** Kills the machine of the primary, so to speak: its PostgreSQL and what watches over it there. @returns its name */
  readonly killPrimary: () => Promise<string>;
  /** Starts a killed one again. */
  readonly revive: (name: string) => Promise<void>;
  /** Answers when each write is on both of them. */
  readonly whenSafe: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Node {
  readonly name: string;
  readonly port: number;
  readonly program: ChildProcess;
}

/** As scripts/README.md tells operators: by themselves these two are 20 s and 30 s, and only their sum is waited for. */
const MONITOR_SETTINGS = `
pgautofailover.node_considered_unhealthy_timeout = 10s
pgautofailover.primary_demote_timeout = 10s
`;
const DATABASE = 'panel';
const NAMES = ['one', 'other'];

/** Everything in a folder and on ports of its own. @throws Error that says why there is none */
export async function startPair(): Promise<Pair> {
  const programs = findPostgres();
  const autoctl = findProgram('pg_autoctl');
  if (!programs || !autoctl)
    throw new Error('this needs PostgreSQL and pg_auto_failover (pg_autoctl) on this machine');
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-pair-'));
  const runtime = join(folder, 'run');
  mkdirSync(runtime);
  for (const path of [folder, runtime]) chownSync(path, user.uid ?? -1, user.gid ?? -1);
  const env = {
    PATH: `${programs}:${process.env.PATH}`,
    HOME: folder,
    // Otherwise it makes databases for ASCII alone.
    LC_ALL: 'C.UTF-8',
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_DATA_HOME: join(folder, 'share'),
    XDG_RUNTIME_DIR: runtime,
  };
  const options = { ...user, env, cwd: folder };

  const create = (kind: 'monitor' | 'postgres', name: string, port: number, ...more: string[]) =>
    promisify(execFile)(
      autoctl,
      [
        ...['create', kind, '--pgdata', join(folder, name), '--pgport', String(port)],
        ...['--hostname', '127.0.0.1', '--auth', 'trust', '--no-ssl', ...more],
      ],
      options,
    );
  const run = (name: string): ChildProcess => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const program = spawn(autoctl, ['run', '--pgdata', join(folder, name)], {
      ...options,
      stdio: ['ignore', log, log],
    });
    program.on('error', () => {});
    return program;
  };

  const monitorPort = await freePort();
  const monitorUrl = `postgres://autoctl_node@127.0.0.1:${monitorPort}/pg_auto_failover`;
  const running: ChildProcess[] = [];
  const nodes = new Map<string, Node>();
  const stop = async () => {
    for (const program of [...running].reverse()) await killTree(program.pid);
    rmSync(folder, { recursive: true, force: true });
  };
  const whenSafe = async (): Promise<void> => {
    for (;;) {
      const nodes = await readNodes(monitorUrl);
      const settled = nodes.filter(({ isSettled }) => isSettled).map(({ state }) => state);
      if (settled.toSorted().join() === 'primary,secondary') return;
      await delay(200);
    }
  };

  try {
    await create('monitor', 'monitor', monitorPort);
    appendFileSync(join(folder, 'monitor', 'postgresql.conf'), MONITOR_SETTINGS);
    running.push(run('monitor'));
    await untilPostgresAnswers(monitorUrl);
    for (const name of NAMES) {
      const port = await freePort();
      await create(
        'postgres',
        name,
        port,
        '--name',
        name,
        '--username',
        'panel',
        '--dbname',
        DATABASE,
        '--monitor',
        monitorUrl,
      );
      const program = run(name);
      running.push(program);
      nodes.set(name, { name, port, program });
      await untilPostgresAnswers(`postgres://panel@127.0.0.1:${port}/${DATABASE}`);
    }
    await whenSafe();
  } catch (error) {
    const log = readFileSync(join(folder, 'monitor.log'), 'utf8').slice(-500);
    await stop();
    throw new Error(`pg_auto_failover did not come up: ${log}`, { cause: error });
  }

  const hosts = [...nodes.values()].map(({ port }) => `127.0.0.1:${port}`).join();
  return {
    url: `postgres://panel@${hosts}/${DATABASE}?target_session_attrs=read-write`,
    killPrimary: async () => {
      const primary = (await readNodes(monitorUrl)).find(({ state }) => state === 'primary');
      const node = nodes.get(primary?.name ?? '');
      if (!node) throw new Error('there is no primary to kill');
      await killTree(node.program.pid);
      return node.name;
    },
    revive: async (name) => {
      const node = nodes.get(name);
      if (!node) throw new Error(`there is no ${name}`);
      const program = run(name);
      running.push(program);
      nodes.set(name, { ...node, program });
    },
    whenSafe,
    stop,
  };
}
