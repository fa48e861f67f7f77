import pg, { type Connection, type Submittable } from 'pg';
import { type DatabaseError, serialize } from 'pg-protocol';
import { typeParserOf } from '../typeParsers.ts';
import type { Statement, StatementResult } from './Statement.ts';

/** A value of the code as PostgreSQL reads it: text, or bytes as they are. Public in `pg`, but not in its types. */
const { prepareValue } = (
  pg as typeof pg & { utils: { prepareValue: (value: unknown) => string | Buffer | null } }
).utils;

/** Statements prepared on a connection, by name. */
export interface Prepared {
  readonly parsed: Set<string>;
  /**
   * Row readers of prepared statements, which saves describing them again; null for statements without rows.
   */
  readonly readers: Map<string, RowReader | null>;
}

interface Messages {
  readonly rowDescription: { fields: ConstructorParameters<typeof RowReader>[0] };
  readonly dataRow: { fields: (string | null)[] };
  readonly commandComplete: { text: string };
}

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/** Converts the texts of a row to values. */
class RowReader {
  readonly #names: readonly string[];
  readonly #parsers: readonly ((text: string) => unknown)[];
  readonly #empty: Record<string, unknown>;

  constructor(fields: readonly Field[]) {
    this.#names = fields.map(({ name }) => name);
    this.#parsers = fields.map(({ dataTypeID }) => typeParserOf(dataTypeID));
    this.#empty = Object.fromEntries(this.#names.map((name) => [name, null]));
  }

  read(texts: readonly (string | null)[]): Record<string, unknown> {
    // A copy has its final shape at once, instead of growing key by key.
    const row = { ...this.#empty };
    for (const [index, text] of texts.entries()) {
      if (text !== null) row[this.#names[index] as string] = this.#parsers[index]?.(text);
    }
    return row;
  }
}

/**
 * Several statements in one round trip, which is also one transaction unless another is open. PostgreSQL's
 * extended protocol allows this (all before one Sync), but `pg` sends one statement at a time.
 *
 * @example
 * const exchange = new Exchange([scope, statement], prepared);
 * client.query(exchange);
 * const [, result] = await exchange.results;
 */
export class Exchange implements Submittable {
  readonly results: Promise<StatementResult[]>;
  readonly #statements: readonly Statement[];
  readonly #prepared: Prepared;
  readonly #forgotten: readonly string[];
  readonly #settle: PromiseWithResolvers<StatementResult[]>;
  readonly #answers: StatementResult[] = [];
  #rows: StatementResult['rows'] = [];
  #reader: RowReader | null = null;
  /** Error while reading a row; thrown once everything has arrived. */
  #fault: unknown;
  #isUnread = true;

  /** @param forgotten names of prepared statements that the connection need not keep any longer */
  constructor(statements: readonly Statement[], prepared: Prepared, forgotten: readonly string[] = []) {
    this.#statements = statements;
    this.#prepared = prepared;
    this.#forgotten = forgotten;
    this.#settle = Promise.withResolvers();
    this.results = this.#settle.promise;
  }

  submit(connection: Connection): void {
    const messages: Buffer[] = [];
    const parsing: string[] = [];
    for (const name of this.#forgotten) {
      messages.push(serialize.close({ type: 'S', name }));
      this.#prepared.parsed.delete(name);
      this.#prepared.readers.delete(name);
    }
    for (const { text, values, name = '' } of this.#statements) {
      // Parse a text once per exchange. Unnamed statements are parsed each time, because each replaces the
      // last.
      if (!this.#prepared.parsed.has(name) && !(name && parsing.includes(name))) {
        messages.push(serialize.parse({ text, name }));
        parsing.push(name);
      }
      messages.push(
        serialize.bind({ statement: name, values: [...values], valueMapper: prepareValue }),
        ...(this.#prepared.readers.has(name) ? [] : [serialize.describe({ type: 'P' })]),
        serialize.execute(),
      );
    }
    if (parsing.some(Boolean)) this.#noteParsed(parsing, connection);
    messages.push(serialize.sync());
    connection.stream.write(Buffer.concat(messages));
  }

  /** Only those the server has parsed: after an error it skips the rest. */
  #noteParsed(parsing: readonly string[], connection: Connection): void {
    let count = 0;
    const onParsed = () => {
      const name = parsing[count];
      count += 1;
      if (name) this.#prepared.parsed.add(name);
    };
    connection.on('parseComplete', onParsed);
    const stop = () => connection.off('parseComplete', onParsed);
    this.results.then(stop, stop);
  }

  handleRowDescription({ fields }: Messages['rowDescription']): void {
    this.#reader = new RowReader(fields);
    this.#isUnread = false;
  }

  handleDataRow({ fields }: Messages['dataRow']): void {
    if (this.#isUnread) this.#recallReader();
    try {
      if (this.#reader) this.#rows.push(this.#reader.read(fields));
    } catch (error) {
      this.#fault ??= error;
    }
  }

  handleCommandComplete({ text }: Messages['commandComplete']): void {
    const name = this.#statements[this.#answers.length]?.name;
    if (this.#isUnread) this.#recallReader();
    if (name !== undefined) this.#prepared.readers.set(name, this.#reader);
    const [command = '', ...counts] = text.split(' ');
    this.#answers.push({ command, rowCount: Number(counts.at(-1) ?? 0), rows: this.#rows });
    this.#rows = [];
    this.#reader = null;
    this.#isUnread = true;
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handleError(error: DatabaseError): void {
    this.#settle.reject(error);
  }

  handleReadyForQuery(): void {
    if (this.#fault === undefined) this.#settle.resolve(this.#answers);
    else this.#settle.reject(this.#fault);
  }

  /** Uses the row description of an earlier execution. */
  #recallReader(): void {
    const name = this.#statements[this.#answers.length]?.name;
    if (name !== undefined) this.#reader = this.#prepared.readers.get(name) ?? null;
    this.#isUnread = false;
  }
}
