import type { Sql } from './Sql.ts';

/** Inserts a copy of a row with some columns changed. */
export async function copyRow(sql: Sql, table: string, id: string, changes: object): Promise<void> {
  await sql.query(
    `insert into "${table}" select ("copy").* from (
       select jsonb_populate_record("${table}", $2::jsonb) as "copy" from "${table}" where "id" = $1
     ) as "copies"`,
    [id, JSON.stringify(changes)],
  );
}
