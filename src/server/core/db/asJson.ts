import { type RawBuilder, sql } from 'kysely';

/**
 * A value for a `jsonb` column. Without the cast PostgreSQL takes it for text, and the driver writes a list as one of
 * PostgreSQL's own.
 * @example setColumns('volunteers', key, { tags: asJson(['kierowca']) }, trx)
 */
export function asJson<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
}
