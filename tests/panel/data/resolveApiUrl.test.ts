// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { apiUrl, resolveApiUrl } from '../../../src/panel/data/apiUrl.ts';

test('the API is at /api of the panel’s own address', () => {
  expect(apiUrl).toBe(`${window.location.origin}/api`);
});

test.each([
  ['/backend/api/', () => `${window.location.origin}/backend/api`],
  ['/v2/api', () => `${window.location.origin}/v2/api`],
])('built for %s it is there', (base, expected) => {
  expect(resolveApiUrl(base)).toBe(expected());
});
