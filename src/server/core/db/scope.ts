import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose data a statement sees and may change: that of one foundation, by its id, or that of all. */
export type Scope = { readonly foundation: string } | 'all';

const scopes = new AsyncLocalStorage<Scope>();

/** What `work` sends to the database, and all that follows from it, sees and changes one foundation's data only. */
export function inFoundation<T>(organizationId: string, work: () => T): T {
  return scopes.run({ foundation: organizationId }, work);
}

/** For work that spans foundations: sign-in, visitors, jobs, mails, commands. */
export function acrossFoundations<T>(work: () => T): T {
  return scopes.run('all', work);
}

/** Undefined where nobody said for whom we work: then nothing is visible. */
export function currentScope(): Scope | undefined {
  return scopes.getStore();
}

/**
 * Reads a source in the scope in which this was called, wherever it is read: a stream goes on when its reader's
 * connection is free again, which is nobody's scope.
 */
export function keepingScope<T>(source: AsyncGenerator<T>): AsyncIterableIterator<T> {
  const inScope = AsyncLocalStorage.snapshot();
  return {
    next: () => inScope(() => source.next()),
    return: (value) => inScope(() => source.return(value)),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
