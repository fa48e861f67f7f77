import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { isDatabaseAway } from '../../src/server/db/isDatabaseAway.ts';
import type { Trx } from '../../src/server/db/transaction.ts';
import { StartError } from '../../src/server/StartError.ts';
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
    await insert(portion, trx).catch((error: unknown) => {
      throw refused(portion, error);
    });
    onStored(portion.rows.length);
  }
  for (const { name } of header.tables) await setTriggers(name, 'enable', trx);
  for (const [name, value] of Object.entries(header.sequences)) {
    await sql`select setval(quote_ident(${name})::regclass, ${value})`.execute(trx);
  }
}

/** What a whole file can hold that this database does not take: it was made by hand. */
function refused({ table, line, rows }: Portion, error: unknown): unknown {
  if (!(error instanceof DatabaseError) || isDatabaseAway(error)) return error;
  return new StartError(
    `The database takes none of the lines ${line} to ${line + rows.length - 1} (${table.name}): ${error.message.replaceAll('\n', ' ')}. Nothing was restored.`,
  );
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
