import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSignIns } from '../../../scripts/build/panel/announce.ts';
import { demoPassword } from '../../../src/server/demo/demoFile.ts';
import { type ServerProcess, startServer } from '../../harness/startServer.ts';

let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-demo-'));
  server = await startServer({ DATA_DIR: folder, DEMO: '1' });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test.each(demoSignIns)('$email signs in to what is announced: $who', async ({ email, who }) => {
  const authorization = `Basic ${btoa(`${email}:${demoPassword}`)}`;
  const headers = { authorization, 'source-device': 'web' };
  const answer = await fetch(`${server.url}/api/users/login`, { method: 'POST', headers });
  if (who.startsWith('volunteer')) expect(answer.status).toBe(403);
  else expect(await answer.json()).toMatchObject({ email, role: who.split(' ')[0] });
});

test('the demo is loaded once', async () => {
  await server.stop();
  expect(server.output()).toContain('loading the demo data');
  server = await startServer({ DATA_DIR: folder, DEMO: '1' });
  expect(server.output()).not.toContain('loading the demo data');
});
