import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/server/core/db/schema.ts';

export interface Schema {
  /** `volunteers.city text` */
  readonly columns: readonly string[];
  /** Columns that a row cannot leave out. */
  readonly required: readonly string[];
  /** What rows are refused for, each with the table that it is on. */
  readonly rules: readonly { readonly table: string; readonly rule: string }[];
}

/** What the code of a release can rely on, and what it has to keep to. */
export async function describeSchema(db: Kysely<Database>): Promise<Schema> {
  const { rows: columns } = await sql<{ column: string; type: string; isRequired: boolean }>`
    select "relname" || '.' || "attname" as "column", format_type("atttypid", "atttypmod") as "type",
      "attnotnull" and not "atthasdef" and "attidentity" = '' as "isRequired"
    from pg_attribute join pg_class on pg_class.oid = "attrelid"
    where "relnamespace" = current_schema()::regnamespace and "relkind" = 'r' and "attnum" > 0
      and not "attisdropped" and "relname" not like 'kysely\\_%'
    order by 1`.execute(db);
  const { rows: rules } = await sql<{ table: string; rule: string }>`
    select "relname" as "table", pg_get_constraintdef(pg_constraint.oid) as "rule" from pg_constraint
      join pg_class on pg_class.oid = "conrelid"
      where "relnamespace" = current_schema()::regnamespace and "contype" in ('c', 'f', 'u', 'x')
    union all
    select "relname", pg_get_indexdef("indexrelid") from pg_index join pg_class on pg_class.oid = "indrelid"
      where "relnamespace" = current_schema()::regnamespace and "indisunique"
    order by 1, 2`.execute(db);
  return {
    columns: columns.map(({ column, type }) => `${column} ${type}`),
    required: columns.filter(({ isRequired }) => isRequired).map(({ column }) => column),
    rules,
  };
}
