import { AsyncLocalStorage } from 'node:async_hooks';

/** Who the work is for. */
export interface Owner {
  readonly id: string;
  readonly organizationId: string;
}

interface Waiting {
  readonly owner: Owner;
  readonly start: () => Promise<void>;
}

interface FairQueue {
  /**
   * Runs the work when its owner's turn comes.
   * @returns undefined without running it if the owner already has too much queued
   */
  readonly run: <T>(owner: Owner, work: () => Promise<T>) => Promise<T> | undefined;
}

/**
 * Runs one task at a time, round robin by foundation, and by account within a foundation, so that a heavy
 * user delays only themselves.
 *
 * @param most queued tasks per account
 */
export function createFairQueue(most: number): FairQueue {
  const waiting: Waiting[] = [];
  /** Last turn of each foundation and account. */
  const turns = new Map<string, number>();
  let turn = 0;
  let isBusy = false;

  const turnOf = (id: string) => turns.get(id) ?? 0;
  const comesBefore = (one: Owner, other: Owner) =>
    turnOf(one.organizationId) - turnOf(other.organizationId) || turnOf(one.id) - turnOf(other.id);

  const next = async () => {
    if (isBusy) return;
    isBusy = true;
    while (waiting.length > 0) {
      // First in, first out among equals.
      const first = waiting.reduce((best, each) => (comesBefore(each.owner, best.owner) < 0 ? each : best));
      waiting.splice(waiting.indexOf(first), 1);
      turn += 1;
      turns.set(first.owner.organizationId, turn).set(first.owner.id, turn);
      await first.start();
    }
    turns.clear();
    isBusy = false;
  };

  return {
    run: (owner, work) => {
      if (waiting.filter(({ owner: { id } }) => id === owner.id).length >= most) return undefined;
      return new Promise((resolve, reject) => {
        // Keep the caller's scope, not that of the task that finishes before.
        const start = AsyncLocalStorage.bind(() => work().then(resolve, reject));
        waiting.push({ owner, start });
        void next();
      });
    },
  };
}
