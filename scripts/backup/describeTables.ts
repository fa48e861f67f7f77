import { sql } from 'kysely';
import type { Queries } from '../../src/server/db/transaction.ts';

export interface Table {
  readonly name: string;
  /** Without those that the database works out. */
  readonly columns: readonly string[];
  /** Tables that its rows refer to. */
  readonly refersTo: readonly string[];
  /** Whether its rows hold documents or pictures, megabytes each: those that are stored as they are (`external`). */
  readonly isHeavy: boolean;
}

/**
 * All tables of ours but Kysely's own, in an order in which whatever a row refers to comes before it. By the database
 * itself, so that nothing can be forgotten here.
 */
export async function describeTables(db: Queries): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select "relname" as "name",
      (select json_agg("attname" order by "attnum") from pg_attribute
        where "attrelid" = pg_class.oid and "attnum" > 0 and not "attisdropped" and "attgenerated" = '') as "columns",
      (select coalesce(json_agg("confrelid"::regclass::text), '[]') from pg_constraint
        where "conrelid" = pg_class.oid and "contype" = 'f' and "confrelid" <> "conrelid") as "refersTo",
      exists (select from pg_attribute
        where "attrelid" = pg_class.oid and "attnum" > 0 and "attstorage" = 'e') as "isHeavy"
    from pg_class
    where "relnamespace" = current_schema()::regnamespace and "relkind" = 'r' and "relname" not like 'kysely\\_%'
    order by "relname"`.execute(db);
  return inOrder(rows);
}

function inOrder(tables: readonly Table[]): Table[] {
  const rest = new Set(tables);
  const ordered: Table[] = [];
  while (rest.size > 0) {
    const waits = new Set([...rest].map(({ name }) => name));
    const ready = [...rest].filter(({ refersTo }) => !refersTo.some((name) => waits.has(name)));
    if (ready.length === 0) throw new Error(`These tables refer to each other: ${[...waits].join(', ')}`);
    for (const table of ready) rest.delete(table);
    ordered.push(...ready);
  }
  return ordered;
}
