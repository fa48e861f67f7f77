import { setTimeout as delay } from 'node:timers/promises';
import { openEventStream } from '../../harness/openEventStream.ts';

/** What a browser would have shown. */
export interface Follower {
  readonly accountId: string;
  /** Of notifications, in the order in which they came. */
  readonly ids: () => readonly string[];
  readonly isOpen: () => boolean;
  /** Settles once the stream was open; fails where that takes a minute. */
  readonly untilOpen: () => Promise<void>;
  /** How often the stream was opened. */
  readonly connections: () => number;
  readonly stop: () => Promise<void>;
}

const NOTIFICATION = /^id: (\S+)\nevent: notification$/gm;
const ID = /^id: (\S+)$/gm;
const RETRY_MS = 200;
const OPENING_MS = 60_000;

/** Follows somebody's live notifications as a browser does: connects again where it breaks, and goes on behind the last. */
export function followNotifications(url: string, accountId: string, cookie: string): Follower {
  const texts: (() => string)[] = [];
  let [isStopped, isOpen] = [false, false];
  let close = (): void => {};
  const follow = async (): Promise<void> => {
    while (!isStopped) {
      const lastEventId = matches(texts, ID).at(-1);
      try {
        const stream = await openEventStream(url, { as: { cookie }, ...(lastEventId && { lastEventId }) });
        close = stream.close;
        if (stream.status === 200) texts.push(stream.text);
        if (isStopped) stream.close();
        isOpen = stream.status === 200;
        await stream.ended;
      } catch {
        // The connection was refused or broken before the answer.
      }
      isOpen = false;
      await delay(RETRY_MS);
    }
  };
  const following = follow();
  const untilOpen = async (): Promise<void> => {
    for (const end = Date.now() + OPENING_MS; texts.length === 0; ) {
      if (Date.now() > end) throw new Error(`No live stream of ${accountId} has opened`);
      await delay(50);
    }
  };
  return {
    accountId,
    ids: () => matches(texts, NOTIFICATION),
    isOpen: () => isOpen,
    untilOpen,
    connections: () => texts.length,
    stop: async () => {
      isStopped = true;
      close();
      await following;
    },
  };
}

function matches(texts: readonly (() => string)[], pattern: RegExp): string[] {
  return texts.flatMap((text) => [...text().matchAll(pattern)].map(([, id = '']) => id));
}
