// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageName } from '../../../src/contract/pageName.ts';
import { panelPaths } from '../../../src/contract/panelPaths.ts';
import { paths } from '../../../src/contract/paths.ts';
import { returnPath, rootHref, visitorHref } from '../../../src/panel/data/wantedPage.ts';

const overview = paths.overview.getHref();
const searchOf = (from: string) => `?${new URLSearchParams({ from })}`;

test.each([
  ['', overview],
  ['?from=/volunteers', '/volunteers'],
  ['?from=%2Fvolunteers%3Fstatus%3Dpending%23top', '/volunteers?status=pending#top'],
  ['?from=/Volunteers', '/Volunteers'],
  ['?from=/login', overview],
  ['?from=/', overview],
  ['?from=/register', overview],
  ['?from=/no-such-page', overview],
])('%j leads to %s', (search, path) => {
  expect(returnPath(search)).toBe(path);
});

describe('never to another site, however its address is written', () => {
  test.each([
    'https://evil.example/volunteers',
    '//evil.example/volunteers',
    '///evil.example/volunteers',
    '/\\evil.example/volunteers',
    '\\\\evil.example/volunteers',
    'https:evil.example',
    'https:/evil.example/volunteers',
    'javascript:alert(1)//volunteers',
    'java\nscript:alert(1)',
    ' \t//evil.example/volunteers',
    '/\t/evil.example/volunteers',
    '/\n\\evil.example/volunteers',
    '/.//evil.example/volunteers',
    '/volunteers/..//evil.example',
    '%2F%2Fevil.example',
    'data:text/html,<script>alert(1)</script>',
    'blob:http://localhost:3000/volunteers',
    `${window.location.origin}@evil.example/volunteers`,
    `${window.location.origin}.evil.example/volunteers`,
  ])('%j', (from) => {
    expect(returnPath(searchOf(from))).toBe(overview);
  });

  test('nor wherever else it leads', () => {
    const pieces = [
      '/',
      '\\',
      '//',
      ':',
      '@',
      '.',
      '..',
      '\t',
      '\n',
      '\r',
      ' ',
      '%2f',
      '%5c',
      '?',
      '#',
      '\0',
    ];
    const words = ['https', 'http', 'javascript', 'data', 'evil.example', 'localhost', 'volunteers', 'login'];
    const from = fc
      .array(fc.oneof(fc.constantFrom(...pieces, ...words), fc.string({ maxLength: 3 })), { maxLength: 9 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(from, (wanted) => {
        const target = new URL(returnPath(searchOf(wanted)), window.location.origin);
        expect(target.origin).toBe(window.location.origin);
        const name = pageName(target.pathname);
        // A page of members, so neither the sign-in nor anything that leads back to it.
        expect(name && panelPaths[name]?.public).toBe(false);
      }),
      { numRuns: 5_000 },
    );
  });
});

test('what the root remembers is where the sign-in leads, from each page of visitors on', () => {
  const wanted = new URL('/volunteers?accountStatus=pending&q=%C5%BB%26a%23+b#top', window.location.origin);
  const { search } = new URL(rootHref(wanted), window.location.origin);
  expect(returnPath(search)).toBe(wanted.href.slice(wanted.origin.length));
  for (const path of [paths.login, paths.register, paths.resetPassword]) {
    expect(visitorHref(path, search)).toBe(path.getHref() + search);
    expect(visitorHref(path, '?from=//evil.example')).toBe(path.getHref());
  }
});

test('the overview is where everybody goes anyway', () => {
  expect(rootHref(new URL(overview, window.location.origin))).toBe(paths.landing.getHref());
});
