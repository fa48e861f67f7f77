import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../../scripts/build/panel/freePort.ts';
import { type ServerProcess, startServer } from '../../../harness/startServer.ts';

/** The end of one process. */
export interface Kill {
  readonly name: string;
  readonly at: number;
}

/** Servers on one database, each on a port that it keeps. */
export interface Fleet {
  readonly ports: readonly number[];
  readonly kills: readonly Kill[];
  /** Kills one after the other, so many times, and starts each again; one is away at a time. */
  readonly killInTurns: (times: number, pauseMs: number, onKill: (turn: number) => void) => Promise<void>;
  /** Ends all by SIGTERM. @returns a line for each that did not end well */
  readonly stop: () => Promise<string[]>;
  /** Starts one of them alone. */
  readonly startOne: () => Promise<ServerProcess>;
}

interface Running extends ServerProcess {
  readonly name: string;
}

/**
 * Starts so many at the same moment.
 * @param environmentOf a process by its name, which no other has
 */
export async function startFleet(
  count: number,
  environmentOf: (name: string) => Readonly<Record<string, string>>,
): Promise<Fleet> {
  const ports: number[] = [];
  for (let number = 0; number < count; number += 1) ports.push(await freePort());
  let started = 0;
  const start = async (port: number | undefined): Promise<Running> => {
    started += 1;
    const name = `server-${started}`;
    return { name, ...(await startServer({ ...environmentOf(name), PORT: String(port) })) };
  };
  const running = await Promise.all(ports.map(start));
  const kills: Kill[] = [];
  return {
    ports,
    kills,
    killInTurns: async (times, pauseMs, onKill) => {
      for (let turn = 0; turn < times; turn += 1) {
        await delay(pauseMs * (0.5 + Math.random()));
        const index = turn % count;
        kills.push({ name: running[index]?.name ?? '', at: Date.now() });
        await running[index]?.stop('SIGKILL');
        running[index] = await start(ports[index]);
        onKill(turn + 1);
      }
    },
    stop: async () => {
      const stopping = running.splice(0).map(async (server) => ({ code: await server.stop(), server }));
      const ended = await Promise.all(stopping);
      return ended
        .filter(({ code }) => code !== 0)
        .map(({ code, server }) => `a server ended with ${code} on SIGTERM: ${server.output().slice(-500)}`);
    },
    startOne: async () => {
      const server = await start(ports[0]);
      running.push(server);
      return server;
    },
  };
}
