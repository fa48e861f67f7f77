import { type RawBuilder, sql } from 'kysely';

/**
 * Tables without an owning foundation, with the reasons. All others have the foundation in every key and can
 * be distributed by it; these must be in one place, or replicated.
 */
export const spanningTables: Readonly<Record<string, string>> = {
  email_addresses: 'An address is one account’s over all foundations, and signing in begins with it.',
  jobs: 'Each is run by one process at a time, for all foundations.',
  kysely_migration: 'What the tables look like is the same for all.',
  kysely_migration_lock: 'It goes with the migrations.',
  mails: 'One queue for one mail server, so that no foundation keeps another waiting.',
  rate_limits: 'Visitors are counted before it is known to whom they come.',
  secret_hashes: 'A cookie or a link says no more than its secret; this says whose it is.',
};

/**
 * Marks a statement as spanning all foundations, with the reason. All others must name their foundation for
 * each table; tests refuse statements that do neither. For `modifyFront` of a query, or after its first word.
 */
export function spanning(why: string): RawBuilder<unknown> {
  return sql.raw(`/* spans foundations: ${why} */`);
}
