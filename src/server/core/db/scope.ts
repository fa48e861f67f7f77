import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose data a statement may see and change: one foundation's, by id, or all. */
export type Scope = { readonly foundation: string } | 'all';

const scopes = new AsyncLocalStorage<Scope>();

/** Runs `work` and its async continuations restricted to one foundation's data. */
export function inTenant<T>(organizationId: string, work: () => T): T {
  return scopes.run({ foundation: organizationId }, work);
}

/** For work across foundations: sign-in, visitors, jobs, mails, commands. */
export function acrossTenants<T>(work: () => T): T {
  return scopes.run('all', work);
}

/** Undefined outside of any scope: then nothing is visible. */
export function currentScope(): Scope | undefined {
  return scopes.getStore();
}

/**
 * Iterates a source in the current scope, wherever it is consumed: a stream is resumed by socket events,
 * which have no scope.
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
