import { type RawBuilder, sql } from 'kysely';
import type { ResourceDefinition } from '../../contract/ResourceDefinition.ts';
import { refersTo } from '../core/db/accountReference.ts';

type Owner = NonNullable<ResourceDefinition['owner']>;

/** Rows of a table that are their owner's: read by the owner, and by all where they are shared. */
export function ownRecords(table: string, owner: Owner) {
  const rows = (user: { readonly organizationId: string }) => {
    // Whoever asks for a foundation without an account has none.
    const { id = null } = user as { readonly id?: string };
    return sql`(
      select * from ${sql.table(table)}
      where "organizationId" = ${user.organizationId} and ${isReadBy(id, owner)})`;
  };
  return { rows, isPersonal: true };
}

export function isReadBy(accountId: string | null, { property, shared }: Owner): RawBuilder<boolean> {
  const isOwn = refersTo(property, accountId);
  return shared === null ? isOwn : sql<boolean>`(${sql.ref(shared)} or ${isOwn})`;
}
