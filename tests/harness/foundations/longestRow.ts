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

/** A row with the maximum length in each field; server-side columns stay empty if optional. */
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

/** Text of the given length with words and spaces. */
export function sentenceOf(length: number): string {
  return `${words.repeat(Math.ceil(length / words.length)).slice(0, length - 1)}.`;
}

/** A word of the given length without break opportunities. */
export function wordOf(length: number): string {
  return (word + word.toLowerCase().repeat(Math.ceil(length / word.length))).slice(0, length);
}

/** With 250 letters; each domain label has the maximum length of DNS. */
export function longestEmail(local: string): string {
  const label = 'wolontariat-wojewodztwa-swietokrzyskiego-i-okolic-gorskich';
  const domain = `@${[label, label, label].join('.')}.example`;
  return local.padEnd(250 - domain.length, 'w') + domain;
}

/** Candidates for the longest value, in order of preference. Long texts start with an unbreakable word. */
function longestOf(name: string, schema: PropertySchema): readonly unknown[] {
  const { maxLength: length = 250, maximum, items, format } = schema;
  const choices = choicesOf(schema);
  if (items) return [choices];
  if (choices.length > 0) return [choices.at(-1)];
  if (format === 'email') return [longestEmail(name)];
  const text = length > 1000 ? `${wordOf(120)} ${sentenceOf(length - 121)}` : sentenceOf(length);
  return [maximum, text, `https://${'wolontariat-'.repeat(4)}pl.example/`.padEnd(length, 'a')];
}
