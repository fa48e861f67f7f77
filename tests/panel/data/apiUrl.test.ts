// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const readApiUrl = async () => (await import('../../../src/panel/data/apiUrl.ts')).apiUrl;

test('the API is at /api of the panel’s own address', async () => {
  expect(await readApiUrl()).toBe(`${window.location.origin}/api`);
});

test.each([
  ['/backend/api/', () => `${window.location.origin}/backend/api`],
  ['https://api.example.org/v1', () => 'https://api.example.org/v1'],
])('built for %s it is there', async (base, expected) => {
  vi.stubGlobal('__API_URL__', base);
  expect(await readApiUrl()).toBe(expected());
});
