// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadPart } from '../../../src/panel/data/loadPart.ts';
import { stubFetch } from '../support/stubFetch.ts';

/** What a browser says of a script that it did not get. */
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const part = { default: () => null };
const served = (script: string) =>
  new Response(`<script type="module" crossorigin src="${script}"></script>`);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<script data-panel="/assets/index-1.js"></script>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a part that comes in time is given on, and nothing is left waiting', async () => {
  const loading = loadPart(() => new Promise((resolve) => setTimeout(() => resolve(part), 119_000)));
  await vi.advanceTimersByTimeAsync(119_000);
  await expect(loading).resolves.toBe(part);
  expect(vi.getTimerCount()).toBe(0);
});

test('a part that does not come is given up after 120 seconds, and not asked for again', async () => {
  const load = vi.fn(() => new Promise(() => {}));
  const told = vi.fn();
  loadPart(load).catch(told);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'late' }));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledOnce();
});

test('what fails by itself is told at once', async () => {
  await expect(loadPart(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

test('what comes at another try is given on', async () => {
  stubFetch(() => served('/assets/index-1.js'));
  const load = vi.fn(missing as () => Promise<typeof part>);
  const loading = loadPart(load);
  await vi.advanceTimersByTimeAsync(500);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue(part);
  await vi.advanceTimersByTimeAsync(1_500);
  await expect(loading).resolves.toBe(part);
});

describe('a part that cannot be had', () => {
  /** How often it was asked for in ten minutes, and why it was given up. */
  async function give(load = vi.fn(missing)): Promise<{ tries: number; reason: unknown }> {
    const told = vi.fn();
    loadPart(load).catch(told);
    await vi.advanceTimersByTimeAsync(600_000);
    return { tries: load.mock.calls.length, reason: told.mock.lastCall?.[0].reason };
  }

  test('is asked for a few times', async () => {
    stubFetch(() => served('/assets/index-1.js'));
    expect(await give()).toEqual({ tries: 4, reason: 'failed' });
  });

  test('because there is another panel by now is not asked for again', async () => {
    stubFetch(() => served('/assets/index-2.js'));
    expect(await give()).toEqual({ tries: 1, reason: 'replaced' });
  });

  test.each([
    ['a server in trouble', () => new Response('<script type="module" src="/x.js">', { status: 503 })],
    ['a page of somebody else', () => new Response('<h1>Sign in to the hotel</h1>')],
  ])('is not taken for replaced by %s', async (_, answer) => {
    stubFetch(answer);
    expect(await give()).toEqual({ tries: 4, reason: 'failed' });
  });

  test('because nothing answers is asked for a few times', async () => {
    stubFetch(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await give()).toEqual({ tries: 4, reason: 'offline' });
  });

  test('for want of a network is not asked for again', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const calls = stubFetch(() => served('/assets/index-2.js'));
    expect(await give()).toEqual({ tries: 1, reason: 'offline' });
    expect(calls).toEqual([]);
  });
});
