import { isDatabaseAway } from '../db/isDatabaseAway.ts';

interface Queue<Item> {
  /** What is due: all of it, or at most so much, in any order. */
  readonly find: (most: number) => Promise<readonly Item[]>;
  /** Does one. It may still be due after it: it failed, was locked by somebody, or is done in parts, one in each run. */
  readonly work: (item: Item) => Promise<unknown>;
  /** Nothing further is begun once it is aborted. */
  readonly signal: AbortSignal;
}

const AT_ONCE = 100;

/**
 * Works off what is due, one after another, each once. What fails, such as for one foundation, keeps nobody else waiting, however
 * much it is, and is tried again with the next run.
 *
 * @throws AggregateError at the end, with all failures; or at once when the database is away
 * @example await workOff({ find: (most) => findDue(most, db), work: (key) => expire(key, db), signal });
 */
export async function workOff<Item>({ find, work, signal }: Queue<Item>): Promise<void> {
  const failures: unknown[] = [];
  const tried = new Set<string>();
  for (let most = AT_ONCE; !signal.aborted; ) {
    const found = await find(most);
    const due = found.filter((item) => !tried.has(JSON.stringify(item)));
    if (due.length === 0 && found.length < most) break;
    for (const item of due) {
      if (signal.aborted) break;
      tried.add(JSON.stringify(item));
      try {
        await work(item);
      } catch (failure) {
        if (isDatabaseAway(failure)) throw failure;
        failures.push(failure);
      }
    }
    // What was tried and is still due is found again, and what comes after it must be found too.
    most = AT_ONCE + found.length - due.length;
  }
  const [first] = failures;
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failed, first: ${first}`);
}
