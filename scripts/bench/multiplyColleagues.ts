import { copyRow } from './copyRow.ts';
import type { Sql } from './Sql.ts';

const FIRST = 'anna.admin@demo.example';

/** Copies the admin of the demo's first foundation, within it. */
export async function multiplyColleagues(sql: Sql, count: number): Promise<{ id: string; email: string }[]> {
  const { rows } = await sql.query('select "id" from "accounts" where "email" = $1', [FIRST]);
  const [{ id: first } = { id: '' }] = rows as { id: string }[];
  const colleagues = Array.from({ length: count }, (_, number) => ({
    id: crypto.randomUUID(),
    email: `colleague.${number}@bench.example`,
  }));
  for (const { id, email } of colleagues) {
    await copyRow(sql, 'accounts', first, { id, email });
    await copyRow(sql, 'coordinators', first, { id });
  }
  return colleagues;
}
