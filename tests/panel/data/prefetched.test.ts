// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetch, takePrefetched } from '../../../src/panel/data/prefetched.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';

const list = 'http://localhost/api/volunteers?page=0&size=25';
const session = 'http://localhost/api/users/login';

beforeEach(() => {
  vi.useFakeTimers();
  stubFetch(() => jsonResponse({}));
});

afterEach(() => {
  // Nothing is kept for the next test.
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('who asks the same gets the answer that is on its way, once', () => {
  const started = prefetch('GET', '/volunteers?size=25&page=0');
  expect(takePrefetched(new Request(list))).toBe(started);
  expect(takePrefetched(new Request(list))).toBeUndefined();
});

test.each([
  ['another page of the list', new Request('http://localhost/api/volunteers?page=1&size=25')],
  ['credentials', new Request(list, { headers: { authorization: 'Basic YTpi' } })],
  ['another method', new Request(list, { method: 'DELETE' })],
])('%s is another question', (_, request) => {
  prefetch('GET', '/volunteers?page=0&size=25');
  expect(takePrefetched(request)).toBeUndefined();
});

test.each([
  ['credentials', { headers: { authorization: 'Basic YTpi' } }],
  ['a body', { body: '{}' }],
])('signing in with %s is not the question who is signed in', (_, init) => {
  prefetch('POST', '/users/login');
  expect(takePrefetched(new Request(session, { method: 'POST', ...init }))).toBeUndefined();
});

test('what was asked before something changes is not taken afterwards', () => {
  prefetch('POST', '/users/login');
  prefetch('GET', '/volunteers?page=0&size=25');
  // Asking who is signed in changes nothing.
  expect(takePrefetched(new Request(session, { method: 'POST' }))).toBeDefined();
  takePrefetched(new Request('http://localhost/api/volunteers/1', { method: 'PUT', body: '{}' }));
  expect(takePrefetched(new Request(list))).toBeUndefined();
});

test('after half a minute it is asked again', () => {
  prefetch('GET', '/volunteers?page=0&size=25');
  vi.advanceTimersByTime(30_000);
  expect(takePrefetched(new Request(list))).toBeUndefined();
});
