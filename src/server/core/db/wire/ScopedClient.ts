import type { PoolClient } from 'pg';
import { READ_ONLY } from '../isDatabaseAway.ts';
import { currentScope, type Scope } from '../scope.ts';
import { Exchange, type Prepared } from './Exchange.ts';
import { forgottenOf, statementName } from './frequentStatements.ts';
import { isPipelined } from './pipelined.ts';
import type { Statement, StatementResult } from './Statement.ts';
import { scopeStatement } from './scopeStatement.ts';

/**
 * The best plan depends on the search pattern or offset, so replan each time. Literals and values found
 * during execution do not matter.
 */
const REPLANNED = /\b(like|(limit|offset) \$)/;

/**
 * A connection below Kysely that sets the scope of each statement (scope.ts) in the same round trip. BEGIN is
 * deferred and sent with the transaction's first statement.
 */
export class ScopedClient {
  readonly #client: PoolClient;
  readonly #prepared: Prepared = { parsed: new Set(), readers: new Map() };
  /** Scope of statements outside of any scope. */
  #fallback: Scope | undefined;
  #begin: Statement | undefined;
  /** What waits for the next statement of the transaction (pipelined.ts). */
  #held: Statement[] = [];
  /** Scope last set in the open transaction. */
  #sent: Scope | undefined;
  #isOpen = false;
  /**
   * Set when the connection must be closed: its prepared statements are outdated, or its server is no longer
   * the primary.
   */
  #isSpent = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  /** @param fallback scope of statements outside of any scope */
  take(fallback: Scope | undefined): this {
    this.#fallback = fallback;
    return this;
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isSpent);
  }

  /** Kysely also sends BEGIN, COMMIT and ROLLBACK through here. */
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
      this.#sent = 'all';
    }
    const scope = this.#scope();
    if (!isSame(scope, this.#sent)) before.push(scopeStatement(scope, false));
    this.#sent = scope;
    const name = this.#nameOf(text, !REPLANNED.test(text));
    const statements = [...this.#held.splice(0), ...before, { text, values, name }];
    if (!isPipelined(text)) return this.#last(statements);
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

  /** Runs statements in one round trip, all or nothing, outside of Kysely's transactions. */
  async runTogether(
    statements: readonly Statement[],
    scope: Scope | undefined,
  ): Promise<readonly StatementResult[]> {
    try {
      return await this.#sendWithScope(statements, scope);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      // Safe to repeat: the failed exchange was one transaction and was rolled back.
      return this.#sendWithScope(statements, scope);
    }
  }

  async #sendWithScope(
    statements: readonly Statement[],
    scope: Scope | undefined,
  ): Promise<readonly StatementResult[]> {
    const isReplanned = statements.some(({ text }) => REPLANNED.test(text));
    const isCrossTenant = scope === 'all';
    const named = statements.map(({ text, values }) => ({
      ...{ text, values },
      name: this.#nameOf(text, !(isCrossTenant && isReplanned)),
    }));
    // Without a scope statement first: some statements, such as VACUUM, must not run inside a transaction.
    if (isCrossTenant) return this.#send(named);
    const [, ...results] = await this.#send([scopeStatement(scope, isReplanned), ...named]);
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
      forgottenOf(this.#prepared.parsed),
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

/** The server was demoted to a replica; a new connection finds the primary. */
function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === READ_ONLY;
}

function isSame(a: Scope | undefined, b: Scope | undefined): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && a.foundation === b.foundation);
}

/** A result column of the prepared statement has changed its type. */
const OUTDATED = '0A000';

/** Whether a prepared statement failed because it is outdated. */
export function isOutdated(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === OUTDATED &&
    error.message.includes('cached plan')
  );
}
