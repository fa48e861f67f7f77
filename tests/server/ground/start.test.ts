import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../scripts/build/panel/freePort.ts';
import { type ServerProcess, startServer } from '../../harness/startServer.ts';

let folder: string;
const running: ServerProcess[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-start-'));
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: folder, ...environment });
  running.push(server);
  return server;
}

const health = async (server: ServerProcess) => (await fetch(`${server.url}/api/health`)).status;

test('starts, is alone on its data folder, and stops by SIGTERM with status 0', async () => {
  const server = await start();
  expect(await health(server)).toBe(200);
  const refusal = `ended with 1:\nThe data folder ${folder} is in use by another process (pid ${server.pid}): stop it, or set DATA_DIR to another folder.`;
  await expect(start()).rejects.toThrow(refusal);
  expect(await health(server)).toBe(200);
  expect(await server.stop()).toBe(0);
});

test('starts again after `kill -9`, without a hand', async () => {
  const first = await start();
  expect(await first.stop('SIGKILL')).toBe('SIGKILL');
  const second = await start();
  expect(await health(second)).toBe(200);
  expect(await second.stop('SIGINT')).toBe(0);
});

test('finishes a call that had begun, though it is told twice to stop', async () => {
  const server = await start();
  const call = connect(server.port, '127.0.0.1');
  const headers = [
    'host: panel',
    'content-type: application/json',
    'content-length: 9',
    'expect: 100-continue',
  ];
  call.write(`POST /api/users/forgot-password HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  const [begun] = await once(call, 'data');
  expect(String(begun)).toMatch(/^HTTP\/1\.1 100 /);
  const stopped = Promise.all([server.stop('SIGINT'), server.stop('SIGTERM')]);
  await vi.waitUntil(() => server.output().includes('stopping'), { timeout: 20_000 });
  call.write('{"half":}');
  const [answer] = await once(call, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 40/);
  call.end();
  expect(await stopped).toEqual([0, 0]);
});

test('waits for no connection on which nothing was ever asked, such as browsers open in advance', async () => {
  const server = await start();
  const unused = connect(server.port, '127.0.0.1');
  await once(unused, 'connect');
  // Connections are taken in the order in which they come.
  expect(await health(server)).toBe(200);
  const closed = once(unused.resume(), 'close');
  expect(await server.stop()).toBe(0);
  await closed;
});

test('a port in use is one line', async () => {
  const port = await freePort();
  const other = createServer((_request, response) => response.writeHead(500).end()).listen(port, '127.0.0.1');
  const refusal = `Port ${port} on 127.0.0.1 is in use by another process: stop it, or set PORT to a free port.`;
  await expect(start({ PORT: String(port) })).rejects.toThrow(
    new RegExp(`ended with 1:\\n(.*\\n)?${refusal}\\n$`),
  );
  other.close();
});

test.each([
  [{ PORT: 'http' }, /ended with 1:\nPORT takes a whole number from 1 to 65535, not "http"\.\n$/],
  [{ DEMO: 'maybe' }, /ended with 1:\nDEMO takes 0 or 1, not "maybe"\.\n$/],
  [
    { DATABASE_URL: 'panel' },
    /ended with 1:\nDATABASE_URL takes the address of a PostgreSQL server, like .+\.\n$/,
  ],
  [
    { HOST: '0.0.0.0', DEMO: '' },
    /ended with 1:\nOthers can reach HOST 0\.0\.0\.0, so DEMO must be set: .+\.\n$/,
  ],
])('a wrong value is one line and status 1: %o', async (environment, line) => {
  await expect(start(environment)).rejects.toThrow(line);
});

test('a data folder that cannot be written is one line and status 1', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(start({ DATA_DIR: file })).rejects.toThrow(
    /ended with 1:\nThe data folder .+ is not writable \(.+\): set DATA_DIR to one that is\.\n$/,
  );
});

test('a host that is not of this machine is one line', async () => {
  await expect(start({ HOST: '192.0.2.1' })).rejects.toThrow(
    'This machine does not have the address 192.0.2.1: set HOST to one that it has',
  );
});
