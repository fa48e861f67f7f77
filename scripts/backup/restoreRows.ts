import { sql } from 'kysely';
import type { Trx } from '../../src/server/db/transaction.ts';
import type { OpenBackup, Portion } from './readBackup.ts';

/** Fills the tables, which are empty, with all that a backup holds. */
export async function restoreRows(
  { header, portions }: OpenBackup,
  trx: Trx,
  onStored: (rows: number) => void,
): Promise<void> {
  // What triggers would do was done when the rows were written first.
  for (const { name } of header.tables) await setTriggers(name, 'disable', trx);
  for await (const portion of portions) {
    await insert(portion, trx);
    onStored(portion.rows.length);
  }
  for (const { name } of header.tables) await setTriggers(name, 'enable', trx);
  for (const [name, value] of Object.entries(header.sequences)) {
    await sql`select setval(quote_ident(${name})::regclass, ${value})`.execute(trx);
  }
}

async function insert({ table: { name, columns }, rows }: Portion, trx: Trx): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const text = `[${rows.join(',')}]`;
  await sql`insert into ${sql.table(name)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(name)}, ${text}::json)`.execute(trx);
}

async function setTriggers(table: string, state: 'enable' | 'disable', trx: Trx): Promise<void> {
  await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(trx);
}
