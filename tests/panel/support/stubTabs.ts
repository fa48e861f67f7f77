import { vi } from 'vitest';

/** What jsdom lacks of a browser with several tabs: locks, held by one at a time, and channels between them. */
export function stubTabs() {
  const queues = new Map<string, Promise<unknown>>();
  const channels = new Set<FakeChannel>();

  class FakeChannel {
    onmessage: ((event: { data: unknown }) => void) | undefined;
    readonly name: string;
    constructor(name: string) {
      this.name = name;
      channels.add(this);
    }
    postMessage(data: unknown) {
      for (const other of channels)
        if (other !== this && other.name === this.name) other.onmessage?.({ data: structuredClone(data) });
    }
    close() {
      channels.delete(this);
    }
  }

  vi.stubGlobal('BroadcastChannel', FakeChannel);
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: async (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
        const before = queues.get(name) ?? Promise.resolve();
        const turn = before.then(() => {
          signal.throwIfAborted();
          return work();
        });
        queues.set(
          name,
          turn.catch(() => undefined),
        );
        return turn;
      },
    },
  });
}

export function unstubTabs() {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
}
