import fc, { type Arbitrary } from 'fast-check';
import { operations } from '../../../src/contract/generated/operations.ts';

/** Placeholder for a session cookie, which exists only once there is a server. */
export const COOKIE = '<cookie>';
const BOUNDARY = 'b0und';

const paths = Object.values(operations).map(({ path }) => `/api${path}`);
const pieces = [
  ...['/', '//', '\\', '.', '..', '%2e%2e', '%2f', '%5c', '%00', '%zz', '%', '%ff', '%c0%af', '%F0%9F%98%80'],
  ...['api', 'volunteers', 'index.html', '.well-known', '{id}', ':id', '*', ';a=b', '[', ']', '[::1]', '@'],
  ...['?', '&', '=', '?a=b', '?page=1&page=2', '?q=%', '?__proto__=1', '#', 'http://', ':99999', 'é', '\x7f'],
];
const odd = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 7 }).map((list) => list.join(''));
const target = fc.oneof(
  odd.map((text) => `/${text}`),
  odd,
  fc
    .tuple(fc.constantFrom(...paths), odd, odd)
    .map(([path, id, rest]) => path.replace(/\{\w+\}/g, () => id) + rest),
  fc.constantFrom(...paths),
);

const method = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('PROPFIND', 'M-SEARCH', 'PURGE', 'QUERY', 'get', 'GTE', '', 'G\0T'),
  },
);

const names = [
  ...[
    'Accept',
    'Accept-Language',
    'Accept-Encoding',
    'Authorization',
    'Cookie',
    'Content-Type',
    'Origin',
    'Prefer',
  ],
  ...[
    'Content-Encoding',
    'X-Forwarded-For',
    'Range',
    'If-None-Match',
    'If-Range',
    'If-Modified-Since',
    'Purpose',
  ],
  ...['Sec-Fetch-Site', 'Last-Event-Id', 'Trailer', 'TE', 'No-Toast', 'X-Request-Id', 'Source-Device'],
];
const values = [
  ...[
    '',
    ' ',
    '*',
    '*/*',
    'web',
    'mobile',
    'Basic',
    'Basic =',
    'Basic 4pyT',
    'Bearer x',
    'session=',
    'a=b; =',
  ],
  ...[
    'application/json',
    'application/json; charset=utf-7',
    'application/x-www-form-urlencoded',
    'text/plain',
  ],
  ...['multipart/form-data', 'multipart/form-data; boundary=', `multipart/form-data; boundary=${BOUNDARY}`],
  ...['gzip', 'trailers', '0', '-1', 'bytes=0-', 'bytes=9-1', 'bytes=0-0,1-1', 'W/"a"', 'x'.repeat(300)],
  ...['1.2.3.4', '::1, unknown', 'cross-site', 'none', 'uk;q=2', 'pl,'.repeat(90), 'é', COOKIE],
];
/** These change the framing of the request, or make a proxy refuse it. */
const framingNames = [
  'Content-Length',
  'Transfer-Encoding',
  'Host',
  'Expect',
  'Upgrade',
  'Connection',
  '',
  'A b',
];
const framingValues = [
  ...[
    'chunked',
    'identity',
    'upgrade',
    'h2c',
    'websocket',
    '100-continue',
    'close',
    '5',
    '99999999999999999999',
  ],
  ...['\x01', 'a\0b', ''],
];
const headerOf = (some: readonly string[], others: readonly string[]) =>
  fc.tuple(fc.constantFrom(...some), fc.constantFrom(...others)).map((pair) => pair.join(': '));
const header = fc.oneof(
  { weight: 9, arbitrary: headerOf(names, values) },
  { weight: 1, arbitrary: headerOf([...names, ...framingNames], [...values, ...framingValues]) },
);

const partHeads = [
  ...['', 'Content-Disposition', 'Content-Disposition: form-data', 'Content-Disposition: attachment'],
  ...['Content-Disposition: form-data; name=', 'Content-Disposition: form-data; name="', 'X: y'],
  ...[
    'Content-Disposition: form-data; name=""; filename=""',
    'Content-Disposition: form-data; filename="a.pdf"',
  ],
  'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf',
  'Content-Disposition: form-data; name="file"; filename*=UTF-8\'\'%zz',
  'Content-Disposition: form-data; name="__proto__"; filename="../../a"',
  'Content-Disposition: form-data; name="file"; filename="a\0.pdf"\r\nContent-Type: \0',
  `Content-Disposition: form-data; name="${'n'.repeat(300)}"`,
  'Content-Disposition: form-data; name="file"\r\nContent-Transfer-Encoding: base64',
];
const part = fc
  .tuple(
    fc.constantFrom(...partHeads),
    fc.constantFrom('', '%PDF-1.4', '\0', `--${BOUNDARY}`, 'x'.repeat(9_000)),
  )
  .map(([head, content]) => `--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n`);
const form = fc
  .tuple(fc.array(part, { maxLength: 4 }), fc.constantFrom(`--${BOUNDARY}--\r\n`, `--${BOUNDARY}`, ''))
  .map(([parts, end]) => ({ type: `multipart/form-data; boundary=${BOUNDARY}`, text: parts.join('') + end }));
const json = fc.constantFrom(
  ...[
    '{}',
    '[]',
    'null',
    '{',
    '',
    '{"a":1,"a":2}',
    '{"__proto__":{"a":1}}',
    '"\\ud800"',
    '1e999',
    '\ufeff{}',
  ],
  ...[
    '['.repeat(20_000),
    `{"email":"${'a'.repeat(50_000)}"}`,
    '{"constructor":{"prototype":{"x":1}}}',
    '\xff\xfe',
  ],
);
const body = fc.oneof(
  fc.constant(undefined),
  json.map((text) => ({ type: 'application/json', text })),
  form,
);

/** Requests that no browser sends: odd methods, URLs, headers, forms and framings, as a string of bytes. */
export const rawArbitrary: Arbitrary<string> = fc
  .record({
    method,
    target,
    headers: fc.array(header, { maxLength: 4 }),
    isMember: fc.boolean(),
    body,
    /** Difference between the declared and the true length. */
    miscounted: fc.oneof(
      { weight: 6, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.constantFrom(-1, 9) },
    ),
    end: fc.oneof({ weight: 9, arbitrary: fc.constant('\r\n') }, { weight: 1, arbitrary: fc.constant('\n') }),
  })
  .map(({ method: verb, target: address, headers, isMember, body: content, miscounted, end }) =>
    [
      `${verb} ${address} HTTP/1.1`,
      'Host: panel',
      'Connection: close',
      ...(isMember ? ['Source-Device: web', `Cookie: ${COOKIE}`] : []),
      ...(content
        ? [`Content-Type: ${content.type}`, `Content-Length: ${content.text.length + miscounted}`]
        : []),
      ...headers,
      '',
      content?.text ?? '',
    ].join(end),
  );
