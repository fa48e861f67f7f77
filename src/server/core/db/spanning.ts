import { type RawBuilder, sql } from 'kysely';

/**
 * Marks a statement as spanning all foundations, with the reason. All others must name their foundation for
 * each table; tests refuse statements that do neither. For `modifyFront` of a query, or after its first word.
 */
export function spanning(why: string): RawBuilder<unknown> {
  return sql.raw(`/* spans foundations: ${why} */`);
}
