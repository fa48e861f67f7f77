import { setTimeout as delay } from 'node:timers/promises';
import type { Action, Written } from '../actions.ts';
import { Refused } from '../answerOf.ts';

export interface Load {
  readonly written: readonly Written[];
  readonly issues: readonly string[];
  /** Requests in all, and how many of them had to be sent twice. */
  readonly requests: () => number;
  readonly retries: () => number;
  /** What the one waited who waited longest. */
  readonly longestMs: () => number;
  readonly stop: () => Promise<void>;
}

/** What a person takes between two acts, so that the servers are busy and not full. */
const PAUSE_MS = 20;
const RETRY_MS = 100;
const CONFLICT = 409;

interface Options {
  /** Whether a refusal is as it should be. */
  readonly tolerate?: (refused: Refused) => boolean;
}

/** Each act over and over by somebody of their own. A request whose connection breaks is sent once more. */
export function startLoad(
  url: string,
  actions: readonly Action[],
  { tolerate = () => false }: Options = {},
): Load {
  const written: Written[] = [];
  const issues: string[] = [];
  let [requests, retries, longest, isStopped] = [0, 0, 0, false];

  const once = async (action: Action): Promise<void> => {
    requests += 1;
    try {
      written.push(await action(url));
    } catch (error) {
      if (!(error instanceof Refused)) await again(action);
      else if (!tolerate(error)) issues.push(error.message);
    }
  };

  const again = async (action: Action): Promise<void> => {
    retries += 1;
    await delay(RETRY_MS);
    try {
      written.push(await action(url));
    } catch (error) {
      // What was done the first time, though nobody heard of it, cannot be done again.
      if (error instanceof Refused && (error.status === CONFLICT || tolerate(error))) return;
      issues.push(`not answered after one retry: ${error instanceof Error ? error.message : error}`);
    }
  };

  const repeat = async (action: Action): Promise<void> => {
    while (!isStopped) {
      const sent = performance.now();
      await once(action);
      longest = Math.max(longest, performance.now() - sent);
      await delay(PAUSE_MS);
    }
  };
  const running = Promise.all(actions.map(repeat));
  return {
    written,
    issues,
    requests: () => requests,
    retries: () => retries,
    longestMs: () => Math.round(longest),
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}
