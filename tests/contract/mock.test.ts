import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerIssues } from '../harness/answerIssues.ts';
import { type ContractOperation, contractOperations } from '../harness/contractOperations.ts';
import { exampleRequest } from '../harness/exampleRequest.ts';
import { startMock } from '../harness/startMock.ts';

const root = join(import.meta.dirname, '../..');
let mock: Awaited<ReturnType<typeof startMock>>;

beforeAll(async () => {
  mock = await startMock(root);
});
afterAll(() => mock?.stop());

function ask(operation: ContractOperation, prefer?: string): Promise<Response> {
  const { path, init } = exampleRequest(operation);
  return fetch(mock.address + path, { ...init, headers: { ...init.headers, ...(prefer && { prefer }) } });
}

describe('the mock answers', () => {
  test.each(contractOperations)('$call', async (operation) => {
    const answer = await ask(operation);
    expect(answer.headers.get('sl-violations')).toBeNull();
    expect(answer.ok).toBe(true);
    expect(await answerIssues(operation, answer)).toEqual([]);
  });

  test.each(contractOperations)('each declared error of $call', async (operation) => {
    const statuses = Object.keys(operation.operation.responses).filter((status) => !status.startsWith('2'));
    expect(statuses).toContain('503');
    for (const status of statuses) {
      const answer = await ask(operation, `code=${status}`);
      expect(answer.status, status).toBe(Number(status));
      expect(await answer.clone().json(), status).toMatchObject({ status: Number(status) });
      expect(await answerIssues(operation, answer), status).toEqual([]);
      expect(operation.answers[status]?.content).toHaveProperty('application/problem+json');
    }
  });
});

describe('the session on the mock', () => {
  const login = (headers: Record<string, string>) =>
    fetch(`${mock.address}/users/login`, { method: 'POST', headers });
  const profile = (cookie: string) =>
    fetch(`${mock.address}/volunteers/01980000-0000-7000-8000-000000000001`, { headers: { cookie } });

  test('begins by a sign-in, and its cookie is good for what needs a session', async () => {
    const answer = await login({
      authorization: `Basic ${btoa('anna@demo.example:Demo-2026!')}`,
      'source-device': 'web',
    });
    expect(answer.status).toBe(200);
    const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? [];
    expect((await profile(cookie)).status).toBe(200);
    expect((await profile('')).status).toBe(401);
  });

  test('is found by the check without a body', async () => {
    const answer = await login({ 'no-toast': 'true', cookie: 'session=any' });
    expect(await answer.json()).toMatchObject({
      email: expect.any(String),
      organizationId: expect.any(String),
    });
  });
});

describe('npm run mock', () => {
  const run = (port: string) =>
    spawnSync(process.execPath, ['scripts/build/mock.ts'], {
      cwd: root,
      env: { ...process.env, MOCK_PORT: port },
      encoding: 'utf8',
    });

  test('says where it is and how to use it', () => {
    expect(mock.output()).toContain(`The mock is at ${mock.address}`);
  });

  test.each([
    [
      'a port in use',
      () => String(mock.port),
      /^Port \d+ on 127\.0\.0\.1 is in use by another process.*MOCK_PORT.*\n$/,
    ],
    ['a port that is none', () => 'high', /^MOCK_PORT takes .*\n$/],
  ])('ends with one line for %s', (_, port, line) => {
    const { status, stderr } = run(port());
    expect(stderr).toMatch(line);
    expect(status).toBe(1);
  });

  test('ends by SIGTERM', async () => {
    const other = await startMock(root);
    await other.stop();
    await expect(fetch(`${other.address}/health`)).rejects.toThrow();
  });
});
