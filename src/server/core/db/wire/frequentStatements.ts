import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { SCOPE_NAME } from './scopeStatement.ts';

/** Enough for all frequent ones, with bounded memory of the database. */
const MOST = 250;
/** Executions before a statement is prepared. */
const OFTEN = 3;
/** Others, such as FETCH, may return different columns each time. */
const NAMED = /^\s*(select|insert|update|delete|with)\b/;
/**
 * A record with all its parts is read in 9,000 characters. What is longer has a list of rows or values, and another text for each
 * number of them.
 */
const LONGEST = 20_000;

const current = new Set([SCOPE_NAME]);
const names = new LRUCache<string, string>({ max: MOST, dispose: (name) => current.delete(name) });
const seen = new LRUCache<string, number>({ max: 1_000 });

/**
 * Name under which a frequent statement is prepared, derived from its text, so that it is the same in every process; undefined
 * while it is not frequent.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (text.length > LONGEST || !NAMED.test(text)) return undefined;
  const times = (seen.get(text) ?? 0) + 1;
  seen.set(text, times);
  if (times < OFTEN) return undefined;
  seen.delete(text);
  const name = `panel_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;
  names.set(text, name);
  current.add(name);
  return name;
}

/** Which of the statements prepared on a connection have made room for more frequent ones, once there are too many. */
export function forgottenOf(prepared: ReadonlySet<string>): readonly string[] {
  if (prepared.size <= current.size) return [];
  return [...prepared].filter((name) => !current.has(name));
}
