import { setTimeout as delay } from 'node:timers/promises';
import { openEventStream } from '../../harness/openEventStream.ts';

/** What a browser would have shown. */
export interface Follower {
  readonly accountId: string;
  /** Of notifications, in the order in which they came. */
  readonly ids: () => readonly string[];
  readonly isOpen: () => boolean;
  /** How often the stream was opened. */
  readonly connections: () => number;
  readonly stop: () => Promise<void>;
}

const NOTIFICATION = /^id: (\S+)\nevent: notification$/gm;
const ID = /^id: (\S+)$/gm;
const RETRY_MS = 200;

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
  return {
    accountId,
    ids: () => matches(texts, NOTIFICATION),
    isOpen: () => isOpen,
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
