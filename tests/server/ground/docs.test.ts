import Fastify, { type FastifyInstance } from 'fastify';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../../../scripts/build/setup/launchChromium.ts';
import { findHeadlessChromium, findProgram } from '../../../scripts/build/setup/machine.mjs';
import contract from '../../../src/contract/generated/openapi.json' with { type: 'json' };
import { statusOfError } from '../../../src/contract/statusOfError.ts';
import { registerDocs } from '../../../src/server/core/http/docs.ts';
import { securityHeaders } from '../../../src/server/core/http/securityHeaders.ts';
import { startNginx } from '../../harness/startNginx.ts';
import { testConfig } from '../../harness/testConfig.ts';

let server: FastifyInstance;
let address: string;

beforeAll(async () => {
  server = Fastify();
  const headers = securityHeaders(testConfig(), []);
  server.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  server.get('/api/openapi.json', () => contract);
  server.get('/api/health', (request) => ({ status: request.headers['source-device'] }));
  await registerDocs(server);
  address = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

test('are found with a slash behind them, too', async () => {
  const { statusCode, headers } = await server.inject('/api/docs/');
  expect({ statusCode, location: headers.location }).toEqual({ statusCode: 308, location: '../docs' });
});

test('explains every code of a problem where its type points at', async () => {
  const { body } = await server.inject('/api/docs');
  for (const [code, status] of Object.entries(statusOfError)) {
    expect(body).toContain(`<dt id="problem-${code}"><code>${code}</code> ${status}</dt>`);
  }
  expect(body).not.toContain('{{');
});

test.each([
  '/api/docs/docsPage.ts',
  '/api/docs/package.json',
  '/api/docs/index.html',
  '/api/docs/..%2fdocs.ts',
])('serves nothing else of its folders: %s', async (url) => {
  expect((await server.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
});

describe.skipIf(findHeadlessChromium() === undefined)('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium(findHeadlessChromium() ?? '');
  });
  afterAll(() => browser.close());

  const showsAndTries = async (base: string) => {
    const page = await browser.newPage();
    const issues: string[] = [];
    const hosts = new Set<string>();
    page.on('console', (message) => message.type() === 'error' && issues.push(message.text()));
    page.on('pageerror', (error) => issues.push(error.message));
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.goto(`${base}/api/docs`);
    await page.locator('.opblock-tag').first().waitFor();
    expect(await page.locator('.opblock-tag').count()).toBe(contract.tags.length);

    await page.locator('#operations-tag-system').click();
    await page.locator('.opblock', { hasText: '/health' }).click();
    await page.getByRole('button', { name: 'Execute' }).click();
    await page.locator('.live-responses-table .response-col_description', { hasText: '"web"' }).waitFor();
    expect(issues).toEqual([]);
    expect([...hosts]).toEqual([new URL(base).origin]);
  };

  test('shows and tries every operation under our policy, without another host', async () => {
    await showsAndTries(address);
  });

  test.skipIf(findProgram('nginx') === undefined)('does so below the path of a proxy', async () => {
    const proxy = await startNginx([{ port: Number(new URL(address).port) }], '/v2');
    try {
      await showsAndTries(proxy.url);
    } finally {
      await proxy.stop();
    }
  });

  test('opens at the explanation of a problem', async () => {
    const page = await browser.newPage();
    await page.goto(`${address}/api/docs#problem-volunteer_not_pending`);
    await page.locator('.opblock-tag').first().waitFor();
    await page.waitForFunction(() => {
      const place = document.getElementById('problem-volunteer_not_pending')?.getBoundingClientRect();
      return place !== undefined && place.top >= 0 && place.bottom <= window.innerHeight;
    });
  });
});
