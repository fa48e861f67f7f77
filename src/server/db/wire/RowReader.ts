import { typeParserOf } from '../typeParsers.ts';

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/** Turns the texts of a row into the values that the code sees. */
export class RowReader {
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
