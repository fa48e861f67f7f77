import { appendFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/server/core/db/schema.ts';
import { watchStatements } from './walls/watchStatements.ts';

/** Where each statement that servers under test send is added, in a line as JSON; `tests/server/release` says what for. */
const file = process.env.RECORD_STATEMENTS;
/** Longer ones insert many rows, and say nothing that those of one row do not. */
const LONGEST = 5_000;
const known = new Set<string>();

/** @returns the database, which notes what it is asked if that is wanted */
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
