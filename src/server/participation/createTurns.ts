/** Runs what is asked for under one key one after the other, in the order in which it was asked for. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * So that a rush on one event waits here and not in the database, where each that waits for the event's row would hold
 * one of this process's few connections, and nobody else could do anything. What must not happen twice or too often is
 * for the row lock to see to: other processes have turns of their own.
 *
 * @example
 * const inTurn = createTurns();
 * await inTurn(eventId, () => signUp(eventId, user, db));
 */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const own = before.then(work, work);
    last.set(key, own);
    const leave = () => {
      if (last.get(key) === own) last.delete(key);
    };
    own.then(leave, leave);
    return own;
  };
}
