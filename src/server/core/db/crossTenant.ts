import { type RawBuilder, sql } from 'kysely';

/**
 * Tables without an owning foundation, with the reasons. All others have the foundation in every key and can
 * be distributed by it; these must be in one place, or replicated.
 */
export const crossTenantTables: Readonly<Record<string, string>> = {
  email_addresses: 'An address belongs to one account across all foundations, and sign-in starts from it.',
  jobs: 'One process at a time runs each job, for all foundations.',
  kysely_migration: 'All foundations share the schema.',
  kysely_migration_lock: 'It belongs to the migrations.',
  mails: 'One queue serves one mail server, so that no foundation delays another.',
  public_pages:
    'A visitor names a foundation by the end of its address alone, which is unique across foundations.',
  rate_limits: 'Visitors are counted before their foundation is known.',
  secret_hashes: 'A cookie or link holds only a secret; this table maps it to its foundation.',
};

/**
 * Marks a statement as cross-tenant, with the reason. All others must name their foundation for each table;
 * tests refuse statements that do neither. For `modifyFront` of a query, or after its first word.
 */
export function crossTenant(why: string): RawBuilder<unknown> {
  return sql.raw(`/* cross-tenant: ${why} */`);
}
