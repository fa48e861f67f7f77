import { isDatabaseAway } from '../db/isDatabaseAway.ts';

interface Queue<Item> {
  /** What is due; all of it, or some of it each time. */
  readonly find: () => Promise<readonly Item[]>;
  /** Does one, after which it is no longer due. False where it is locked by somebody and left for the next run. */
  readonly work: (item: Item) => Promise<unknown>;
  /** Nothing further is begun once it is aborted. */
  readonly signal: AbortSignal;
  /** Whether the rest waits for the next run, instead of being looked for until nothing is due. */
  readonly isOnce?: boolean;
}

/**
 * Works off what is due, one after another. What fails, such as for one foundation, keeps nobody else waiting, and is tried again with
 * the next run.
 *
 * @throws AggregateError at the end, with all failures; or at once when the database is away
 * @example await workOff({ find: () => findDue(100, db), work: (key) => expire(key, db), signal });
 */
export async function workOff<Item>({ find, work, signal, isOnce = false }: Queue<Item>): Promise<void> {
  const failures: unknown[] = [];
  const isDone = async (item: Item) => {
    try {
      return (await work(item)) !== false;
    } catch (failure) {
      if (isDatabaseAway(failure)) throw failure;
      failures.push(failure);
      return false;
    }
  };
  for (let due = await find(); due.length > 0; ) {
    let done = 0;
    for (const item of due) {
      if (signal.aborted) break;
      if (await isDone(item)) done += 1;
    }
    // What has failed or is locked would only be found again.
    due = done > 0 && !isOnce && !signal.aborted ? await find() : [];
  }
  const [first] = failures;
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failed, first: ${first}`);
}
