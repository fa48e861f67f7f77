import { sql } from 'kysely';

const MARK = '/* pipelined */';

/**
 * Marks a statement of a transaction whose answer nobody reads, for `modifyEnd`: it waits for the next one, or for the
 * commit, and travels with it. An error of it comes with that one.
 */
export const pipelined = sql.raw(MARK);

export function isPipelined(text: string): boolean {
  return text.includes(MARK);
}
