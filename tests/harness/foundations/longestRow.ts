import { isTaken } from '../../../scripts/operate/seed/randomRow.ts';
import type { Row } from '../../../src/server/core/db/insertRows.ts';
import {
  type ContractTable,
  choicesOf,
  type PropertySchema,
  schemaOf,
} from '../../../src/server/demo/contractRow.ts';

const words =
  'Wolontariuszki i wolontariusze odwiedzają najbardziej potrzebujących mieszkańców województwa świętokrzyskiego, ';
const word = 'Konstantynopolitańczykowianeczka';

/** A row that fills each field as far as the contract lets it; what only the server writes stays empty where it may. */
export function longestRow<Table extends ContractTable>(
  table: Table,
  given: Partial<Row<Table>>,
): Row<Table> {
  const { columns, required, examples } = schemaOf(table);
  const row: Record<string, unknown> = { ...given };
  for (const [name, column] of Object.entries(columns)) {
    if (name in row || (column.readOnly && !required.includes(name))) continue;
    const fitting = longestOf(name, column).find((value) => isTaken(column, value));
    row[name] = fitting ?? examples[0]?.[name];
  }
  return row as Row<Table>;
}

/** So many letters in words and spaces, as people write. */
export function sentenceOf(length: number): string {
  return `${words.repeat(Math.ceil(length / words.length)).slice(0, length - 1)}.`;
}

/** So many letters without a space to break at, as nobody should have to read. */
export function wordOf(length: number): string {
  return (word + word.toLowerCase().repeat(Math.ceil(length / word.length))).slice(0, length);
}

/** With 250 letters, each part of its domain as long as the domain name system allows. */
export function longestEmail(local: string): string {
  const label = 'wolontariat-wojewodztwa-swietokrzyskiego-i-okolic-gorskich';
  const domain = `@${[label, label, label].join('.')}.example`;
  return local.padEnd(250 - domain.length, 'w') + domain;
}

/** What may be the longest, in the order in which it is tried. A long text begins with a word that nothing breaks. */
function longestOf(name: string, schema: PropertySchema): readonly unknown[] {
  const { maxLength: length = 250, maximum, items, format } = schema;
  const choices = choicesOf(schema);
  if (items) return [choices];
  if (choices.length > 0) return [choices.at(-1)];
  if (format === 'email') return [longestEmail(name)];
  const text = length > 1000 ? `${wordOf(120)} ${sentenceOf(length - 121)}` : sentenceOf(length);
  return [maximum, text, `https://${'wolontariat-'.repeat(4)}pl.example/`.padEnd(length, 'a')];
}
