import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadInTime } from '../../../src/panel/data/loadInTime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a part that comes in time is given on, and nothing is left waiting', async () => {
  const part = { default: () => null };
  const coming = new Promise<typeof part>((resolve) => setTimeout(() => resolve(part), 119_000));
  const loading = loadInTime(coming);
  await vi.advanceTimersByTimeAsync(119_000);
  await expect(loading).resolves.toBe(part);
  expect(vi.getTimerCount()).toBe(0);
});

test('a part that does not come is given up after 120 seconds', async () => {
  const told = vi.fn();
  loadInTime(new Promise(() => {})).catch(told);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: expect.stringContaining('120 seconds') }),
  );
});

test('a part that is not there is told at once', async () => {
  await expect(loadInTime(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});
