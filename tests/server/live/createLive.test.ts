import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import type { Listen, OnNotice } from '../../../src/server/core/db/Listen.ts';
import { createLive, type Live } from '../../../src/server/core/live/createLive.ts';
import { createLog } from '../../../src/server/core/log/createLog.ts';

/** A database whose line is cut, and that is away, when the test says so. */
function fakeDatabase() {
  let isAway = false;
  let opened = 0;
  let say: OnNotice = () => {};
  let cut = (): void => {};
  const closed = vi.fn();
  const listen: Listen = async (_channels, onNotice) => {
    if (isAway) throw new Error('away');
    opened += 1;
    say = onNotice;
    const lost = new Promise<void>((resolve) => {
      cut = resolve;
    });
    return { lost, close: async () => closed() };
  };
  return {
    listen,
    closed,
    opened: () => opened,
    say: (notice: string) => say('notifications', notice),
    cut: () => cut(),
    setAway: (away: boolean) => {
      isAway = away;
    },
  };
}

let live: Live | undefined;
afterEach(() => live?.close());

function start() {
  const database = fakeDatabase();
  const out = new PassThrough();
  live = createLive(database.listen, createLog(out));
  return { ...database, live, log: () => String(out.read() ?? '') };
}

test('opens no line until somebody listens, and then one for all', async () => {
  const { live, opened, say } = start();
  expect(opened()).toBe(0);
  const [one, another] = [vi.fn(), vi.fn()];
  live.subscribe('notifications', one);
  const unsubscribe = live.subscribe('notifications', another);
  await expect.poll(() => one).toHaveBeenCalledWith(null);
  say('an-id');
  unsubscribe();
  say('another-id');
  expect(opened()).toBe(1);
  expect(one.mock.calls).toEqual([[null], ['an-id'], ['another-id']]);
  expect(another.mock.calls).toEqual([[null], ['an-id']]);
});

test('opens the line again, and says that something may have been missed', async () => {
  const { live, cut, opened, closed, say } = start();
  const listener = vi.fn();
  live.subscribe('notifications', listener);
  await expect.poll(() => listener).toHaveBeenCalledTimes(1);
  cut();
  await expect.poll(() => listener.mock.calls).toEqual([[null], [null]]);
  expect(opened()).toBe(2);
  expect(closed).toHaveBeenCalledTimes(1);
  say('an-id');
  expect(listener).toHaveBeenLastCalledWith('an-id');
});

test('keeps trying while the database is away, and complains once each time', async () => {
  const { live, cut, setAway, log } = start();
  setAway(true);
  const listener = vi.fn();
  live.subscribe('notifications', listener);
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(listener).not.toHaveBeenCalled();
  setAway(false);
  await expect.poll(() => listener).toHaveBeenCalledWith(null);
  expect(log().match(/does not pass on/g)).toHaveLength(1);
  setAway(true);
  cut();
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(log().match(/does not pass on/g)).toHaveLength(1);
});

test('ends at once, whether it listens, waits or never began', async () => {
  const listening = start();
  const listener = vi.fn();
  listening.live.subscribe('notifications', listener);
  await expect.poll(() => listener).toHaveBeenCalled();
  await listening.live.close();
  expect(listening.closed).toHaveBeenCalledTimes(1);

  const waiting = start();
  waiting.setAway(true);
  waiting.live.subscribe('notifications', vi.fn());
  await waiting.live.close();

  await start().live.close();
});
