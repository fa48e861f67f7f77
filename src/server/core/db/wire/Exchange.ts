import pg, { type Connection, type Submittable } from 'pg';
import { type DatabaseError, serialize } from 'pg-protocol';
import { typeParserOf } from '../typeParsers.ts';
import type { Statement, StatementResult } from './Statement.ts';

/** A value of the code as PostgreSQL reads it: text, or bytes as they are. Public in `pg`, but not in its types. */
const { prepareValue } = (
  pg as typeof pg & { utils: { prepareValue: (value: unknown) => string | Buffer | null } }
).utils;

/** What a connection's server has prepared, by name. */
export interface Prepared {
  readonly parsed: Set<string>;
  /** How the rows of a prepared statement are read, so that it need not describe them again; null where it gives none. */
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

/** Turns the texts of a row into the values that the code sees. */
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
    // A copy has the shape at once that would else be built up name by name.
    const row = { ...this.#empty };
    for (const [index, text] of texts.entries()) {
      if (text !== null) row[this.#names[index] as string] = this.#parsers[index]?.(text);
    }
    return row;
  }
}

/**
 * Statements that travel together: one round trip, and up to its end one transaction, unless one is open anyway.
 * PostgreSQL's extended protocol allows that (all before a Sync), `pg` sends one statement at a time.
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
  readonly #settle: PromiseWithResolvers<StatementResult[]>;
  readonly #answers: StatementResult[] = [];
  #rows: StatementResult['rows'] = [];
  #reader: RowReader | null = null;
  /** What reading a row threw; told once all has arrived. */
  #fault: unknown;
  #isUnread = true;

  constructor(statements: readonly Statement[], prepared: Prepared) {
    this.#statements = statements;
    this.#prepared = prepared;
    this.#settle = Promise.withResolvers();
    this.results = this.#settle.promise;
  }

  submit(connection: Connection): void {
    const messages: Buffer[] = [];
    const parsing: string[] = [];
    for (const { text, values, name = '' } of this.#statements) {
      // A text may come twice in one exchange; without a name it is the one before that is forgotten.
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

  /** Only those that the server did parse: behind an error it skips the rest. */
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

  /** Of a statement whose rows were described when it ran before. */
  #recallReader(): void {
    const name = this.#statements[this.#answers.length]?.name;
    if (name !== undefined) this.#reader = this.#prepared.readers.get(name) ?? null;
    this.#isUnread = false;
  }
}
