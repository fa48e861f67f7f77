import { insertRows } from '../db/insertRows.ts';
import { hashPassword } from '../identity/password.ts';
import type { Services } from '../services.ts';
import { DEMO_TABLES, type DemoRows } from './DemoRows.ts';
import { demoPassword } from './demoPassword.ts';
import { demoRowsAt } from './demoRowsAt.ts';

/** Fills an empty database with the two foundations of the demo (design, section 2), with dates around today. */
export async function loadDemoData({ db }: Pick<Services, 'db'>): Promise<void> {
  // One hash serves all accounts, as hashing is what takes long.
  const rows = demoRowsAt(new Date(), await hashPassword(demoPassword));
  const insert = (table: keyof DemoRows) => insertRows(table, rows[table], db);
  for (const table of DEMO_TABLES) await insert(table);
}
