// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/panel/data/ApiError.ts';
import { followStream, pauseBefore } from '../../../../src/panel/data/live/followStream.ts';
import { stubStream } from '../../support/stubStream.ts';

type Answer = () => ReturnType<typeof stubStream>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Follows streams that `answer` gives, one after the other. */
function follow(answer: Answer) {
  const end = new AbortController();
  const tries: number[] = [];
  const data: string[] = [];
  let opened = 0;
  const done = followStream({
    open: async () => {
      tries.push(Date.now());
      return answer().response.body as ReadableStream<Uint8Array>;
    },
    onOpen: () => {
      opened += 1;
    },
    onEvent: (event) => data.push(event.data),
    signal: end.signal,
  });
  const pauses = () => tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  return { end, done, data, tries, pauses, opened: () => opened };
}

const down: Answer = () => {
  throw new TypeError('Failed to fetch');
};
/** As Prism does: the example, once. */
const mock: Answer = () => {
  const stream = stubStream();
  stream.send('event: unread\ndata: 2\n\n');
  stream.end();
  return stream;
};

test('pauses grow to 15 seconds, with a part left to chance', () => {
  expect([1, 2, 3, 4, 5, 50].map((failures) => pauseBefore(failures, 1))).toEqual([
    1000, 2000, 4000, 8000, 15_000, 15_000,
  ]);
  expect(pauseBefore(1, 0)).toBe(750);
});

test.each([
  ['a server that is down', down],
  ['a mock that answers once', mock],
])('%s is not asked wildly', async (_, answer) => {
  const { end, done, tries, pauses } = follow(answer);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(tries.length).toBeLessThan(60);
  expect(Math.max(...pauses())).toBeGreaterThan(11_000);
  end.abort();
  await done;
});

test('after a cut of a connection that had stood: again in about a second, and nothing more is lost', async () => {
  const streams = [stubStream(), stubStream()];
  let next = 0;
  const { end, done, data, pauses, opened } = follow(() => streams[next++] ?? stubStream());
  await vi.advanceTimersByTimeAsync(0);
  streams[0]?.send('data: 1\n\n');
  for (let i = 0; i < 3; i++) {
    await vi.advanceTimersByTimeAsync(20_000);
    streams[0]?.send(':\n\n');
  }
  streams[0]?.cut();
  await vi.advanceTimersByTimeAsync(1_100);
  streams[1]?.send('data: 2\n\n');
  await vi.advanceTimersByTimeAsync(0);
  expect(data).toEqual(['1', '2']);
  expect(opened()).toBe(2);
  expect((pauses()[0] ?? 0) - 60_000).toBeLessThanOrEqual(1_100);
  end.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
});

test('waits as long as the server asks', async () => {
  const { end, done, pauses } = follow(() => {
    const stream = stubStream();
    stream.send('retry: 60000\n\n');
    stream.end();
    return stream;
  });
  await vi.advanceTimersByTimeAsync(200_000);
  expect(Math.min(...pauses())).toBeGreaterThanOrEqual(60_000);
  end.abort();
  await done;
});

test.each(['online', 'visibilitychange'])('%s is reason enough to try at once', async (event) => {
  const { end, done, tries } = follow(down);
  await vi.advanceTimersByTimeAsync(60_000);
  const before = tries.length;
  (event === 'online' ? window : document).dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(0);
  expect(tries.length).toBe(before + 1);
  end.abort();
  await done;
});

test.each([401, 403])('%i is the end of it', async (status) => {
  const { done, tries } = follow(() => {
    throw new ApiError(status, undefined);
  });
  await done;
  expect(tries).toHaveLength(1);
});
