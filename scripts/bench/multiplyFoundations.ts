import { copyRow } from './copyRow.ts';
import type { Sql } from './Sql.ts';

/**
 * Copies the demo's first foundation, with an admin each who signs in as she does.
 * @returns the ids of all, and the e-mails of their admins
 */
export async function multiplyFoundations(sql: Sql, count: number): Promise<{ id: string; email: string }[]> {
  const first = 'anna.admin@demo.example';
  const { rows } = await sql.query(
    'select "id" as "accountId", "organizationId" as "id" from "accounts" where "email" = $1',
    [first],
  );
  const { accountId, id } = rows[0] as { accountId: string; id: string };
  const all = [{ id, email: first }];
  for (let number = 2; number <= count; number += 1) {
    const copy = { id: crypto.randomUUID(), email: `admin.${number}@bench.example` };
    const account = crypto.randomUUID();
    const belongs = { organizationId: copy.id };
    await copyRow(sql, 'organizations', id, { id: copy.id });
    await copyRow(sql, 'accounts', accountId, { id: account, email: copy.email, ...belongs });
    await copyRow(sql, 'coordinators', accountId, { id: account, ...belongs });
    all.push(copy);
  }
  return all;
}
