import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose work it is. */
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
   * Does the work once it is its owner's turn.
   * @returns undefined, and does nothing, where the owner has too much waiting already
   */
  readonly run: <T>(owner: Owner, work: () => Promise<T>) => Promise<T> | undefined;
}

/**
 * One piece of work at a time, each foundation in turn, and in a foundation each account: who brings much waits for it,
 * and nobody else does.
 *
 * @param most pieces of one account that may wait
 */
export function createFairQueue(most: number): FairQueue {
  const waiting: Waiting[] = [];
  /** When the foundation, or the account, last had its turn. */
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
      // Of equals the first that came.
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
        // In the scope of who brings it, and not of whose turn ends before.
        const start = AsyncLocalStorage.bind(() => work().then(resolve, reject));
        waiting.push({ owner, start });
        void next();
      });
    },
  };
}
