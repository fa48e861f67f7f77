import type { PoolClient } from 'pg';
import { READ_ONLY } from '../isDatabaseAway.ts';
import { currentScope, type Scope } from '../scope.ts';
import { Exchange, type Prepared } from './Exchange.ts';
import type { Statement, StatementResult } from './Statement.ts';
import { scopeStatement } from './scopeStatement.ts';
import { isOutdated, statementName } from './statementNames.ts';
import { isWithNext } from './withNext.ts';

/**
 * A search's pattern or a page's place decides how such a statement is run best, so its plan is not kept. What stands in
 * the text itself, or is found while it runs, makes no difference.
 */
const PLANNED_ANEW = /\b(like|(limit|offset) \$)/;

/**
 * A connection beneath Kysely that says with each statement for whom it runs (scope.ts), in the same round trip.
 * BEGIN waits for the first statement of its transaction and travels with it.
 */
export class ScopedClient {
  readonly #client: PoolClient;
  readonly #prepared: Prepared = { parsed: new Set(), readers: new Map() };
  /** For statements of which nobody said for whom they run. */
  #fallback: Scope | undefined;
  #begin: Statement | undefined;
  /** What waits for the next statement of the transaction (withNext.ts). */
  #held: Statement[] = [];
  /** What the open transaction was told last. */
  #told: Scope | undefined;
  #isOpen = false;
  /** Once the server's prepared statements, or the server itself, are not what they should be. */
  #isSpent = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  /** @param fallback for whom statements run of which nobody said it */
  take(fallback: Scope | undefined): this {
    this.#fallback = fallback;
    return this;
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isSpent);
  }

  /** Beneath Kysely each statement of a transaction comes here too, its first and its last among them. */
  async query(text: string, values: readonly unknown[]): Promise<StatementResult> {
    if (/^(begin|start transaction)\b/.test(text)) {
      this.#begin = { text, values: [] };
      return done('BEGIN');
    }
    if (text === 'commit' || text === 'rollback') return this.#end(text);
    if (this.#begin || this.#isOpen) return this.#runInside(text, values);
    return this.#runAlone(text, values);
  }

  async #end(text: 'commit' | 'rollback'): Promise<StatementResult> {
    if (this.#begin) {
      this.#begin = undefined;
      return done(text.toUpperCase());
    }
    this.#isOpen = false;
    const held = this.#held.splice(0);
    return this.#last([...(text === 'commit' ? held : []), { text, values: [] }]);
  }

  async #runInside(text: string, values: readonly unknown[]): Promise<StatementResult> {
    const before: Statement[] = [];
    if (this.#begin) {
      before.push(this.#begin);
      this.#begin = undefined;
      this.#isOpen = true;
      this.#told = 'all';
    }
    const scope = this.#scope();
    if (!isSame(scope, this.#told)) before.push(scopeStatement(scope, 'kept'));
    this.#told = scope;
    const name = this.#nameOf(text, !PLANNED_ANEW.test(text));
    const statements = [...this.#held.splice(0), ...before, { text, values, name }];
    if (!isWithNext(text)) return this.#last(statements);
    this.#held = statements;
    return done('');
  }

  async #last(statements: readonly Statement[]): Promise<StatementResult> {
    const results = await this.#send(statements);
    return results.at(-1) ?? done('');
  }

  async #runAlone(text: string, values: readonly unknown[]): Promise<StatementResult> {
    const [result] = await this.runTogether([{ text, values }], this.#scope());
    return result ?? done('');
  }

  /** What has to be no transaction, or needs none: in one round trip, all of it or nothing. */
  async runTogether(
    statements: readonly Statement[],
    scope: Scope | undefined,
  ): Promise<readonly StatementResult[]> {
    try {
      return await this.#sendWithScope(statements, scope);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      // Nothing has happened: what travels together is one transaction.
      return this.#sendWithScope(statements, scope);
    }
  }

  async #sendWithScope(
    statements: readonly Statement[],
    scope: Scope | undefined,
  ): Promise<readonly StatementResult[]> {
    const isPlannedAnew = statements.some(({ text }) => PLANNED_ANEW.test(text));
    const isSpanning = scope === 'all';
    const named = statements.map(({ text, values }) => ({
      ...{ text, values },
      name: this.#nameOf(text, !(isSpanning && isPlannedAnew)),
    }));
    // Nothing before it: some statements, such as VACUUM, have to be the first.
    if (isSpanning) return this.#send(named);
    const [, ...results] = await this.#send([
      scopeStatement(scope, isPlannedAnew ? 'anew' : 'kept'),
      ...named,
    ]);
    return results;
  }

  #scope(): Scope | undefined {
    return currentScope() ?? this.#fallback;
  }

  #nameOf(text: string, isWorthwhile: boolean): string | undefined {
    return isWorthwhile && !this.#isSpent ? statementName(text) : undefined;
  }

  async #send(statements: readonly Statement[]): Promise<readonly StatementResult[]> {
    const exchange = new Exchange(
      this.#isSpent ? statements.map((statement) => ({ ...statement, name: undefined })) : statements,
      this.#prepared,
    );
    this.#client.query(exchange);
    try {
      return await exchange.results;
    } catch (error) {
      if (isOutdated(error) || isReadOnly(error)) this.#isSpent = true;
      throw error;
    }
  }
}

function done(command: string): StatementResult {
  return { command, rowCount: 0, rows: [] };
}

/** A server that was the primary, and is a replica now: the next connection finds the one that is. */
function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === READ_ONLY;
}

function isSame(a: Scope | undefined, b: Scope | undefined): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && a.foundation === b.foundation);
}
