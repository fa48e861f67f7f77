import { afterEach, describe, expect, test, vi } from 'vitest';
import { readEvents } from '../../../../src/panel/data/live/followStream.ts';
import { stubStream } from '../../support/stubStream.ts';

afterEach(() => void vi.useRealTimers());

describe('an event out of its lines', () => {
  test.each([
    ['event: unread\ndata: 2', { id: undefined, type: 'unread', data: '2' }],
    ['data: a\ndata:  b', { id: undefined, type: 'message', data: 'a\n b' }],
    ['id: 7\nevent: notification\ndata:{"a":1}', { id: '7', type: 'notification', data: '{"a":1}' }],
    [': still there', undefined],
    ['', undefined],
    ['retry: 2000', { id: undefined, type: 'retry', data: '2000' }],
  ])('%j', async (block, event) => {
    const events = [];
    for await (const one of readEvents(new Blob([`${block}\n\n`]).stream(), 1000)) events.push(one);
    expect(events).toEqual(event ? [event] : []);
  });
});

const collect = async (events: AsyncIterable<{ data: string }>) => {
  const data: string[] = [];
  for await (const event of events) data.push(event.data);
  return data;
};

test('events that come byte by byte, cut inside of a letter, a line and its end', async () => {
  const bytes = new TextEncoder().encode('data: Łucja\r\n\r\n:\n\ndata: 2\n\ndata: never finished');
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  expect(await collect(readEvents(body, 1000))).toEqual(['Łucja', '2']);
});

test('a cut throws, and silence ends it', async () => {
  vi.useFakeTimers();
  const cut = stubStream();
  cut.send('data: 1\n\n');
  cut.cut();
  await expect(collect(readEvents(cut.response.body as never, 1000))).rejects.toThrow();

  const silent = stubStream();
  const all = collect(readEvents(silent.response.body as never, 1000));
  silent.send('data: 1\n\n');
  await vi.advanceTimersByTimeAsync(900);
  silent.send(':\n\n');
  await vi.advanceTimersByTimeAsync(900);
  expect(silent.isCancelled()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await all).toEqual(['1']);
  expect(silent.isCancelled()).toBe(true);
});
