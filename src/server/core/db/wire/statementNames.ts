import { createHash } from 'node:crypto';

/** Prepared statements per connection: enough for all frequent ones, with bounded server memory. */
const MOST = 250;
/** Executions before a statement is prepared. */
const OFTEN = 3;
/** Others, such as FETCH, may return different columns each time. */
const NAMED = /^\s*(select|insert|update|delete|with)\b/;
/** Longer ones, such as multi-row inserts, have a different text for each number of rows. */
const LONGEST = 6_000;

/** A result column of the prepared statement has changed its type. */
const OUTDATED = '0A000';

const names = new Map<string, string>();
const seen = new Map<string, number>();

/** Name of a frequent statement, derived from its text, so that it is the same in every process. */
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

/** Whether a prepared statement failed because it is outdated. */
export function isOutdated(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === OUTDATED &&
    error.message.includes('cached plan')
  );
}
