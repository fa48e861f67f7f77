import { createHash } from 'node:crypto';

/** A connection keeps so many statements prepared: all that come often, and bounded memory of the server. */
const MOST = 250;
/** How often a text has to come before it is worth a name. */
const OFTEN = 3;
/** Others, such as FETCH, answer something else each time. */
const NAMED = /^\s*(select|insert|update|delete|with)\b/;
/** Longer ones, such as inserts of many rows, have as many texts as they have numbers of rows. */
const LONGEST = 6_000;

/** A column that a prepared statement answers has another type now. */
const OUTDATED = '0A000';

const names = new Map<string, string>();
const seen = new Map<string, number>();

/** The name of a statement that comes often. It is made of the text, so that one name is one statement wherever it comes. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (text.length > LONGEST || names.size >= MOST || !NAMED.test(text)) return undefined;
  const times = (seen.get(text) ?? 0) + 1;
  if (times < OFTEN) {
    if (seen.size > 1_000) seen.clear();
    seen.set(text, times);
    return undefined;
  }
  seen.delete(text);
  const name = `panel_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;
  names.set(text, name);
  return name;
}

/** Whether a statement failed because what was prepared under its name is not what it would be now. */
export function isOutdated(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === OUTDATED &&
    error.message.includes('cached plan')
  );
}
