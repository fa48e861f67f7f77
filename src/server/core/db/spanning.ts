import { type RawBuilder, sql } from 'kysely';

/**
 * Says in a statement that it looks through all foundations, and why; all others name the one that they are about for each
 * table, and a test run refuses those that do neither. For `modifyFront` of a query, or behind its first word.
 */
export function spanning(why: string): RawBuilder<unknown> {
  return sql.raw(`/* spans foundations: ${why} */`);
}
