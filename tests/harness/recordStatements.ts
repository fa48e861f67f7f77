import { appendFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/server/core/db/schema.ts';
import { watchStatements } from './walls/watchStatements.ts';

/**
 * File that receives each statement of servers under test, as a line of JSON; `tests/server/release` explains
 * why.
 */
const file = process.env.RECORD_STATEMENTS;
/** Longer ones insert many rows and add nothing to single-row inserts. */
const LONGEST = 5_000;
const known = new Set<string>();

/** @returns the database, recording its statements if enabled */
export function recordStatements(db: Kysely<Database>): Kysely<Database> {
  if (file === undefined) return db;
  const watched = watchStatements(db);
  const note = () => {
    const news = new Set(watched.take().filter((text) => !known.has(text) && text.length <= LONGEST));
    for (const text of news) known.add(text);
    appendFileSync(file, [...news].map((text) => `${JSON.stringify(text)}\n`).join(''));
  };
  setInterval(note, 1_000).unref();
  process.once('exit', note);
  return watched.db;
}
