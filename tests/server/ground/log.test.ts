import { PassThrough } from 'node:stream';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { expect, test } from 'vitest';
import { registerRequestLog } from '../../../src/server/core/http/requestLog.ts';
import { createLog, humanLog } from '../../../src/server/core/log/createLog.ts';

function collect() {
  const out = new PassThrough();
  return { out, text: () => String(out.read() ?? '') };
}

async function ask(log: FastifyBaseLogger) {
  const server: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  registerRequestLog(server);
  server.post('/users/:id', () => {
    throw Object.assign(new Error('no'), {
      params: ['s3cret'],
      detail: 'Key (email)=(s3cret)',
      query: 's3cret',
    });
  });
  await server.inject({
    method: 'POST',
    url: '/users/s3cret?token=s3cret',
    headers: { authorization: 'Basic s3cret', cookie: 'session=s3cret', 'x-forwarded-for': 's3cret' },
    payload: { password: 's3cret' },
  });
}

test('a line for each answer that is a fault of ours, without anything personal', async () => {
  const { out, text } = collect();
  await ask(createLog(out));
  const lines = text()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.at(-1)).toMatchObject({ method: 'POST', route: '/users/:id', status: 500, msg: 'answered' });
  expect(JSON.stringify(lines)).not.toContain('s3cret');
});

test.each([
  ['info', 0],
  ['debug', 1],
] as const)('an answer as it should be is told with %s %i times', async (level, times) => {
  const { out, text } = collect();
  const server: FastifyInstance = Fastify({
    loggerInstance: createLog(out, level) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  registerRequestLog(server);
  server.get('/users/:id', async () => 'well');
  await server.inject('/users/s3cret?token=s3cret');
  const lines = text()
    .split('\n')
    .filter((line) => line.includes('answered'));
  expect(lines).toHaveLength(times);
  expect(lines.join()).not.toContain('s3cret');
});

test('for a person, short', async () => {
  const { out, text } = collect();
  await ask(createLog(humanLog(out)));
  expect(text()).toMatch(/\d\d:\d\d:\d\d POST \/users\/:id 500 \d+ ms\n$/);
});

test('an error shows its causes, and not what a driver hangs on it', () => {
  const { out, text } = collect();
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', address: 's3cret' });
  createLog(out).error({ err: new Error('away', { cause }) }, 'failed');
  expect(JSON.parse(text())).toMatchObject({
    err: { message: 'away', cause: { code: 'ECONNREFUSED', message: 'refused' } },
  });
  expect(text()).not.toContain('s3cret');
});
