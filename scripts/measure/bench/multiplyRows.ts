import type { Sql } from './Bench.ts';
import { writtenColumns } from './multiplyVolunteers.ts';

interface Multiplied {
  readonly table: string;
  /** SQL of what is copied. */
  readonly where: string;
  /** Column by which the copies differ, so that they have an order. */
  readonly time: string;
  readonly organizationId: string;
  readonly rows: number;
}

/** Copies a foundation's rows until there are so many more. */
export async function multiplyRows(
  sql: Sql,
  { table, where, time, organizationId, rows }: Multiplied,
): Promise<void> {
  const columns = await writtenColumns(table, sql);
  const changed: Readonly<Record<string, string>> = {
    id: 'gen_random_uuid()',
    [time]: `${time} - "number" * interval '1 minute'`,
  };
  await sql.query(
    `insert into "${table}" (${columns.join(', ')})
     select ${columns.map((column) => changed[column] ?? column).join(', ')} from (
       select "template".*, row_number() over () as "number" from (
         select * from "${table}" where "organizationId" = $1 and ${where}
       ) as "template" cross join generate_series(1, $2::int)
       limit $2
     ) as "copied"`,
    [organizationId, rows],
  );
  await sql.query(`vacuum analyze "${table}"`);
}
