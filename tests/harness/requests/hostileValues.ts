import fc, { type Arbitrary } from 'fast-check';

/** Texts known to break programs. */
export const hostileTexts: readonly string[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udc00x',
    '\u202egpj.exe',
    '\ufeff',
    '\u2028',
    '👩‍👩‍👧‍👦',
    '𐍈𐍈',
    'İ',
    'ß',
  ],
  ...['null', 'undefined', 'NaN', 'Infinity', '-1', '0x10', '1e309', '9'.repeat(400), '1;2', 'true'],
  ...["' or 1=1 --", '"; drop table volunteers; --', '%', '_', '\\', '$1', '{{7*7}}', '%s%n', '%00'],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '=1+1',
    '\r\nBcc: a@b.c',
  ],
  ...[
    '../../etc/passwd',
    '..\\..\\windows',
    'file:///etc/passwd',
    'http://169.254.169.254/latest',
    '//evil.example',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '[object Object]',
    'a'.repeat(5_000),
    '🙂'.repeat(400),
  ],
];

const hostileNumbers = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, -1e308, 5e-324];

/** Arbitrary JSON, including harmful values: huge, deep, empty, of the wrong type, with special names. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(...hostileNumbers),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { '': '' }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer({ min: 1, max: 200 }).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth))),
  fc.integer({ min: 1, max: 3_000 }).map((length) => Array.from({ length }, (_, index) => String(index))),
  fc
    .integer({ min: 1, max: 3_000 })
    .map((length) => Object.fromEntries(Array.from({ length }, (_, index) => [`k${index}`, index]))),
);
