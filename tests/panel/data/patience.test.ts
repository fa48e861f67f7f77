// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../../../src/panel/data/client.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';

const AN_HOUR = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a call has no time-out of ours: an answer after an hour is still taken', async () => {
  vi.useFakeTimers();
  const requests = stubFetch(
    () => new Promise((resolve) => setTimeout(() => resolve(jsonResponse({ status: 'ok' })), AN_HOUR)),
  );
  const call = client.GET('/health');
  await vi.advanceTimersByTimeAsync(AN_HOUR);
  expect((await call).data).toEqual({ status: 'ok' });
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([false]);
});
