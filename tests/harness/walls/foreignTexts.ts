import { sql } from 'kysely';
import type { Queries } from '../../../src/server/core/db/transaction.ts';

/** Shorter texts may match by chance. */
const SHORTEST = 8;
/** Instants and dates belong to nobody. */
const TIME = /^\d{4}-\d\d-\d\d/;

/** Texts in the rows of one foundation but not of another: ids, names, addresses, tokens. */
export async function foreignTexts(foreign: string, own: string, db: Queries): Promise<string[]> {
  const known = await textsOf(own, db);
  return [...(await textsOf(foreign, db))].filter((text) => !known.has(text));
}

async function textsOf(organizationId: string, db: Queries): Promise<Set<string>> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select "table_name" as "name" from "information_schema"."columns"
    where "table_schema" = 'public' and "column_name" = 'organizationId'`.execute(db);
  const texts = new Set<string>([organizationId]);
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: object;
    }>`select to_jsonb(t) - 'content' as "row" from ${sql.table(name)} as t
      where "organizationId" = ${organizationId}`.execute(db);
    for (const { row } of rows) collect(row, texts);
  }
  return texts;
}

function collect(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') {
    if (value.length >= SHORTEST && !TIME.test(value)) texts.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) collect(inner, texts);
  }
}
