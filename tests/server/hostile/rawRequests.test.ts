import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorCode } from '../../../src/contract/statusOfError.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';
import { openRaw, type RawConnection } from '../../harness/openRaw.ts';
import { openTestDatabase, type TestDatabase } from '../../harness/openTestDatabase.ts';
import { problemOf } from '../../harness/Reply.ts';
import { startTestServer, type TestServer } from '../../harness/startTestServer.ts';

/** Of every answer, also where the framework has not begun. */
const expectedHeaders = {
  'content-security-policy': expect.stringContaining("default-src 'self'"),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cache-control': 'no-store',
};

/** What no client sends, and what a proxy in front might read otherwise than we do. */
describe('on the wire', () => {
  let database: TestDatabase;
  let server: TestServer;
  let url: string;
  let connection: RawConnection;
  let panelFolder: string;
  beforeAll(async () => {
    database = await openTestDatabase('pglite');
    panelFolder = mkdtempSync(join(tmpdir(), 'volunteer-panel-dist-'));
    writeFileSync(join(panelFolder, 'index.html'), '<!doctype html><title>panel</title>');
    server = await startTestServer(database, {}, { panelFolder });
    url = await server.server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    connection.socket.destroy();
    await server.close();
    await database.close();
    rmSync(panelFolder, { recursive: true });
  });

  const head = (start: string, ...headers: string[]) =>
    `${[start, 'Host: panel', ...headers].join('\r\n')}\r\n\r\n`;
  const hidden = head('GET /api/hidden HTTP/1.1');
  /** Sends, and waits until the server has closed the connection, as it does with what it does not understand. */
  const send = async (text: string) => {
    connection = await openRaw(url);
    connection.socket.write(text, 'latin1');
    await connection.closed;
    return connection.statuses();
  };
  /** The last answer is a refusal of the contract's shape, in Polish: who asks in which language could not be read. */
  const expectRefusal = (status: number, code: ErrorCode) => {
    const answer = Buffer.from(connection.text(), 'latin1').toString();
    const [head = '', body = ''] = answer.slice(answer.lastIndexOf('HTTP/1.1 ')).split('\r\n\r\n');
    const headers = Object.fromEntries(
      head
        .split('\r\n')
        .slice(1)
        .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    );
    const message = translator('pl')(`errors.${code}`);
    expect(problemOf(status, headers, body)).toMatchObject({ status, code, message, messages: [message] });
    expect(headers).toMatchObject({
      ...expectedHeaders,
      'content-language': 'pl',
      'content-length': `${Buffer.byteLength(body)}`,
    });
  };
  const post = (...headers: string[]) => head('POST /api/users/logout HTTP/1.1', ...headers);

  describe('what two readers could take for two things is refused, and nothing behind it is read', () => {
    test.each([
      ['a length and chunks', `${post('Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n${hidden}`],
      ['chunks and a length', `${post('Transfer-Encoding: chunked', 'Content-Length: 5')}0\r\n\r\n${hidden}`],
      ['two lengths', post('Content-Length: 0', `Content-Length: ${hidden.length}`) + hidden],
      ['a list of lengths', post(`Content-Length: 0, ${hidden.length}`) + hidden],
      ['a length that is signed', post('Content-Length: +5') + hidden],
      ['a negative length', post('Content-Length: -1') + hidden],
      ['a length in hexadecimal', post('Content-Length: 0x10') + hidden],
      ['a length that no number holds', post(`Content-Length: ${'9'.repeat(40)}`) + hidden],
      ['a length behind a blank', post('Content-Length : 0') + hidden],
      ['a header that goes on in the next line', post('X-A: b\r\n Content-Length: 5') + hidden],
      [
        'a line that ends without CR',
        `POST /api/users/logout HTTP/1.1\nHost: panel\nContent-Length: 0\n\n${hidden}`,
      ],
      ['a header behind a bare CR', post('X-A: b\rContent-Length: 5') + hidden],
      ['NUL in a header', post('X-A: b\0c') + hidden],
      ['chunks by another name', `${post('Transfer-Encoding: xchunked')}0\r\n\r\n${hidden}`],
      ['chunks twice', `${post('Transfer-Encoding: chunked, chunked')}0\r\n\r\n${hidden}`],
      ['chunks before something else', `${post('Transfer-Encoding: chunked, identity')}0\r\n\r\n${hidden}`],
      ['a chunk of no size', `${post('Transfer-Encoding: chunked')}\r\n0\r\n\r\n${hidden}`],
      ['a chunk of a negative size', `${post('Transfer-Encoding: chunked')}-1\r\n\r\n${hidden}`],
      ['a chunk whose end is missing', `${post('Transfer-Encoding: chunked')}1\r\nabX\r\n0\r\n\r\n${hidden}`],
      ['a method that there is not', head('GTE /api/health HTTP/1.1') + hidden],
      ['a blank in the address', head('GET /api/health /api/hidden HTTP/1.1') + hidden],
      ['another protocol', head('GET /api/health HTTP/9.9') + hidden],
      ['what is no HTTP', `\x16\x03\x01\x02${hidden}`],
    ])('%s', async (_, text) => {
      const statuses = await send(text);
      expect(statuses.at(-1)).toBe(400);
      // What the hidden one would be answered.
      expect(statuses).not.toContain(404);
      expectRefusal(400, 'malformed_body');
    });

    test('no host', async () => {
      const without = 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n';
      expect(await send(without)).toEqual([400]);
      expectRefusal(400, 'malformed_body');
    });

    test('more headers than anybody needs', async () => {
      expect(await send(head('GET /api/health HTTP/1.1', `X-A: ${'a'.repeat(20_000)}`) + hidden)).toEqual([
        431,
      ]);
      expectRefusal(431, 'headers_too_large');
    });
  });

  describe('an address that is none is not found, like any other', () => {
    test.each([
      ...[
        '//',
        '///',
        '//[',
        '//[::1',
        '//x:99999/',
        '/\\evil:99999',
        '/\\',
        '//evil.example/%',
        '/?//[',
        '*',
      ],
      ...[
        '/%zz',
        '/api/%zz',
        '/api//',
        '/api/%',
        '/%00',
        'http://[/',
        'http://x:99999/',
        '/api/volunteers/%ff',
      ],
    ])('%s', async (address) => {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const accept = 'Accept: application/json';
        expect(await send(head(`${method} ${address} HTTP/1.1`, 'Connection: close', accept))).toEqual([404]);
        expectRefusal(404, 'not_found');
      }
    });
  });

  test('an expectation that nobody knows is not kept, and the request answered', async () => {
    const request = head('GET /api/health HTTP/1.1', 'Connection: close', 'Expect: 99-wonders');
    expect(await send(request)).toEqual([200]);
  });

  test('a body that nobody asked for is no request', async () => {
    const last = head('GET /api/health HTTP/1.1', 'Connection: close');
    expect(await send(post(`Content-Length: ${hidden.length}`) + hidden + last)).toEqual([204, 200]);
  });

  test.each([
    '/../../../etc/passwd',
    '/..\\..\\..\\etc\\passwd',
    '/api/docs/../../../../etc/passwd',
    '//etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('an address that leads out of the house is not followed: %s', async (address) => {
    const [status = 0] = await send(
      head(`GET ${address} HTTP/1.1`, 'Connection: close', 'Accept: text/plain'),
    );
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(connection.text()).not.toContain('root:');
  });

  describe('whoever sends slowly is waited for, but not for ever', () => {
    test.each([
      ['a head', 'GET /api/health HTTP/1.1\r\nHost: panel\r\n'],
      [
        'a body',
        `${head(
          'POST /api/users/forgot-password HTTP/1.1',
          'Content-Type: application/json',
          'Content-Length: 99',
        )}{`,
      ],
      ['nothing at all', ''],
    ])('%s', async (_, beginning) => {
      const { server: http } = server.server;
      const { headersTimeout, requestTimeout } = http;
      expect(headersTimeout).toBeGreaterThanOrEqual(10_000);
      expect(headersTimeout).toBeLessThanOrEqual(60_000);
      expect(requestTimeout).toBeGreaterThan(headersTimeout);
      expect(requestTimeout).toBeLessThanOrEqual(10 * 60_000);
      // So that the test need not wait as long.
      Object.assign(http, { headersTimeout: 50, requestTimeout: 100 });
      try {
        expect(await send(beginning)).toEqual([408]);
        expectRefusal(408, 'request_timeout');
      } finally {
        Object.assign(http, { headersTimeout, requestTimeout });
      }
    });
  });
});
