import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { residentMegabytes } from '../../../scripts/measure/bench/heldMemory.ts';
import { fillDataFolder } from '../../harness/dataFolder.ts';
import { type ServerProcess, startServer } from '../../harness/startServer.ts';
import { createEvent } from '../../soak/scenarios/actions.ts';
import { insertTeam, type Team } from '../../soak/scenarios/insertTeam.ts';

const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-huge-'));
let server: ServerProcess;
let team: Team;

beforeAll(async () => {
  team = await fillDataFolder(folder, insertTeam);
  server = await startServer({ DATA_DIR: folder });
});
afterAll(async () => {
  await server.stop('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Sends and sends until the server cuts the connection, whatever it says meanwhile. */
async function send(path: string, headers: readonly string[], { head = '', isChunked = false } = {}) {
  const socket = connect(server.port, '127.0.0.1');
  let answer = '';
  let beforeAnswer = 0;
  let answeredAt = 0;
  let sent = 0;
  socket.on('data', (text) => {
    answer += text;
    beforeAnswer ||= sent;
    answeredAt ||= Date.now();
  });
  socket.on('error', () => {});
  const lines = [
    `POST /api${path} HTTP/1.1`,
    'host: panel',
    'source-device: web',
    'accept-language: en',
    ...headers,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${head}`);
  const part = Buffer.alloc(64 * 1024, 'a');
  const chunk = isChunked ? Buffer.concat([Buffer.from('10000\r\n'), part, Buffer.from('\r\n')]) : part;
  const push = () => {
    if (socket.closed) return;
    sent += part.length;
    if (socket.write(chunk)) setImmediate(push);
    else socket.once('drain', push);
  };
  push();
  await new Promise((resolve) => socket.once('close', resolve));
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
  return { status, answer, megabytes: beforeAnswer / 1e6, cutAfter: Date.now() - answeredAt };
}

const GIGABYTES = 2 * 2 ** 30;
const json = 'content-type: application/json';
const form = 'content-type: multipart/form-data; boundary=edge';
const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n';
const announced = `content-length: ${GIGABYTES}`;
const inParts = 'transfer-encoding: chunked';

test.each([
  ['a body', 'content_too_large', [json, announced], {}],
  ['a body in parts', 'content_too_large', [json, inParts], { isChunked: true }],
  ['a file', 'file_too_large', [form, announced], { head }],
  [
    'a file in parts',
    'file_too_large',
    [form, inParts],
    { head: `${head.length.toString(16)}\r\n${head}\r\n`, isChunked: true },
  ],
])(
  'two gigabytes as %s are refused as soon as they are known to be too many',
  async (_, code, headers, options) => {
    const before = residentMegabytes(server.pid);
    const path =
      code === 'file_too_large' ? `/volunteers/${team.volunteerIds[0]}/files` : '/users/forgot-password';
    const { status, answer, megabytes, cutAfter } = await send(
      path,
      [`cookie: ${team.cookie}`, ...headers],
      options,
    );
    expect([status, answer]).toEqual([413, expect.stringContaining(`"code":"${code}"`)]);
    // The limit of a file, and what waits between two processes.
    expect(megabytes).toBeLessThan(60);
    expect(cutAfter).toBeLessThan(30_000);
    // Where the system tells it: nothing of it is kept but what the collector of garbage has not come to yet.
    expect(residentMegabytes(server.pid) - before || 0).toBeLessThan(GIGABYTES / 2 ** 20 / 4);
    await createEvent(team)(server.url);
  },
);
