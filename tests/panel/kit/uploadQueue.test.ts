import { expect, test, vi } from 'vitest';
import { createUploadQueue } from '../../../src/panel/kit/upload/uploadQueue.ts';

const fileOf = (name: string) => new File(['x'], name);

/** A queue whose uploads end when the test says so. */
function setUp() {
  const endings: {
    resolve: () => void;
    reject: (error: unknown) => void;
    signal: AbortSignal;
    file: File;
  }[] = [];
  const onSent = vi.fn();
  const queue = createUploadQueue({
    check: ({ name }) => (name.endsWith('.exe') ? 'wrongType' : undefined),
    send: (file, signal, onProgress) => {
      onProgress(0.5);
      return new Promise<void>((resolve, reject) => endings.push({ resolve, reject, signal, file }));
    },
    onSent,
    describe: (error) => (error instanceof Error ? error.message : String(error)),
  });
  const states = () => queue.getState().uploads.map(({ file, state }) => `${file.name} ${state}`);
  return { queue, endings, onSent, states };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('files go one after another, and what has arrived leaves the queue', async () => {
  const { queue, endings, onSent, states } = setUp();
  queue.getState().add([fileOf('a.pdf'), fileOf('b.pdf')]);
  expect(states()).toEqual(['a.pdf sending', 'b.pdf waiting']);
  expect(queue.getState().uploads[0]?.share).toBe(0.5);

  endings[0]?.resolve();
  await turn();
  expect(states()).toEqual(['b.pdf sending']);
  endings[1]?.resolve();
  await turn();
  expect(states()).toEqual([]);
  expect(onSent).toHaveBeenCalledTimes(2);
});

test('what the contract would refuse is not sent', async () => {
  const { queue, endings, states } = setUp();
  queue.getState().add([fileOf('a.exe'), fileOf('b.pdf')]);
  expect(states()).toEqual(['a.exe refused', 'b.pdf sending']);
  expect(endings).toHaveLength(1);
});

test('a failure stays to be read, is not sent again, and does not hold up the next', async () => {
  const { queue, endings, onSent, states } = setUp();
  queue.getState().add([fileOf('a.pdf'), fileOf('b.pdf')]);
  endings[0]?.reject(new Error('no'));
  await turn();
  expect(states()).toEqual(['a.pdf failed', 'b.pdf sending']);
  expect(queue.getState().uploads[0]?.message).toBe('no');
  endings[1]?.resolve();
  await turn();
  expect(endings.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf']);
  expect(onSent).toHaveBeenCalledTimes(1);

  queue.getState().remove(queue.getState().uploads[0]?.id ?? 0);
  expect(states()).toEqual([]);
});

test('cancelling stops the upload and goes on with the next', async () => {
  const { queue, endings, states } = setUp();
  queue.getState().add([fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf')]);
  const [sending, waiting] = queue.getState().uploads;
  queue.getState().remove(waiting?.id ?? 0);
  queue.getState().remove(sending?.id ?? 0);
  expect(endings[0]?.signal.aborted).toBe(true);
  endings[0]?.reject(new DOMException('stopped', 'AbortError'));
  await turn();
  expect(states()).toEqual(['c.pdf sending']);
});
