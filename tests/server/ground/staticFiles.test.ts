import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerStaticFiles } from '../../../src/server/core/http/staticFiles.ts';

const script = 'console.log(1);'.repeat(200);
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let folder: string;
let server: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-dist-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>panel</title>');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, '.stamp'), 'secret');
  writeFileSync(join(folder, 'assets/app-1a2b.js'), script);
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync(script));
  symlinkSync('/etc/passwd', join(folder, 'assets/link.txt'));
  for (const [language, hello] of Object.entries({ pl: 'Cześć', uk: 'Привіт' })) {
    mkdirSync(join(folder, 'pages', language), { recursive: true });
    writeFileSync(join(folder, 'pages', language, 'settings.html'), `<title>${hello}</title>`);
    writeFileSync(join(folder, 'pages', language, 'coordinator.html'), `<p>${hello}</p>`);
  }
  server = Fastify();
  await server.register(cookie);
  server.get('/api/health', () => ({ status: 'ok' }));
  await registerStaticFiles(server, folder);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('a file', () => {
  test('with its hash in its name is kept for a year', async () => {
    const answer = await server.inject('/assets/app-1a2b.js');
    expect(answer.body).toBe(script);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
  });

  test.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip'],
  ])('comes compressed as it was built: %s', async (encoding, accept) => {
    const answer = await server.inject({
      url: '/assets/app-1a2b.js',
      headers: { 'accept-encoding': accept },
    });
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(answer.rawPayload.length).toBeLessThan(script.length / 10);
  });

  test('is asked for again when it is not hashed, and not sent again when it is the same', async () => {
    const answer = await server.inject('/favicon.svg');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const again = await server.inject({
      url: '/favicon.svg',
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  test.each([
    ...['/.stamp', '/assets/app-1a2b.js.br', '/assets/gone-3c4d.js', '/assets/link.txt', '/assets/'],
    ...[
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/assets/%00',
      '/%E0%A4%A',
    ],
  ])('that is not of the build is not there: %s', async (url) => {
    const answer = await server.inject({ url, headers: { accept: 'application/javascript' } });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });
});

describe('the page', () => {
  test.each([
    ...[
      '/',
      '/login',
      '/volunteers',
      '/volunteers?page=2&q=a.b',
      '/volunteer/0198-x',
      '/event/1/participants',
      '/overview/',
    ],
  ])('answers %s', async (url) => {
    const answer = await server.inject({ url, headers: html });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>panel</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('answers a page that the panel does not know with 404, so that it can say so', async () => {
    const answer = await server.inject({ url: '/no-such-page', headers: html });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<title>panel</title>');
  });

  test('answers a client that takes anything', async () => {
    expect((await server.inject('/volunteers')).statusCode).toBe(200);
    expect((await server.inject({ url: '/volunteers', method: 'HEAD' })).statusCode).toBe(200);
  });

  test.each(['/api', '/api/', '/api/nothing'])('never answers for the API: %s', async (url) => {
    const answer = await server.inject({ url, headers: html });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('<title>');
  });

  test('answers GET and HEAD alone', async () => {
    expect((await server.inject({ url: '/volunteers', method: 'POST', headers: html })).statusCode).toBe(404);
  });
});

test('without a build there are no pages, and the API works', async () => {
  const bare = Fastify();
  await registerStaticFiles(bare, join(folder, 'missing'));
  expect((await bare.inject({ url: '/login', headers: html })).statusCode).toBe(404);
});

describe('a page that is rendered ahead', () => {
  const ask = (url: string, language?: string) =>
    server.inject({ url, headers: html, ...(language && { cookies: { activeLanguage: language } }) });

  test.each([
    ['the language that was chosen', 'uk', 'Привіт'],
    ['Polish where none was', undefined, 'Cześć'],
    ['Polish for a language that there is not', '../../..', 'Cześć'],
  ])('comes in %s', async (_, language, hello) => {
    const answer = await ask('/settings', language);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(hello);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: expect.stringMatching(/cookie/i),
    });
  });

  test.each([
    ['/settings?activeLanguage=uk', 'pl', 'Привіт'],
    ['/settings?tab=account&activeLanguage=ru&activeLanguage=uk', undefined, 'Привіт'],
    ['/settings?activeLanguage=../../..', undefined, 'Cześć'],
  ])('comes in the language that its address names last: %s', async (url, language, hello) => {
    expect((await ask(url, language)).body).toContain(hello);
  });

  test('is found whatever its parameters are', async () => {
    expect((await ask('/coordinator/0190f5c0?tab=history')).body).toBe('<p>Cześć</p>');
  });

  test('gives way to the one page for all where the build has none', async () => {
    expect((await ask('/overview')).body).toContain('panel');
  });

  test('is no file that can be asked for', async () => {
    expect((await ask('/pages/uk/settings.html')).statusCode).toBe(404);
  });
});
