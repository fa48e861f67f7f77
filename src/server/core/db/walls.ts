import { storage } from '../../../contract/generated/storage.ts';
import type { Database } from './schema.ts';

/** What a foundation's view of a table shows and lets it change. */
type Wall =
  /** Rows whose column holds the foundation's id. */
  | { readonly own: string }
  /** All rows: they belong to no foundation and reveal nothing about one. */
  | 'open'
  /** No rows, but inserts are allowed. */
  | 'insert'
  /** Nothing: there is no view. */
  | 'closed';

/**
 * Second wall between foundations, after each statement's own WHERE: what a foundation sees of every table.
 * The contract's tables show a foundation its own rows. Add each new table here; until then foundations see
 * nothing of it. Migrations recreate the walls, so changing one requires a migration, if only an empty one.
 */
export const walls: Readonly<Record<keyof Database | 'list_versions', Wall>> = {
  ...(Object.fromEntries(
    Object.keys(storage).map((table) => [table, { own: 'organizationId' }]),
  ) as unknown as Record<keyof typeof storage, Wall>),
  accounts: { own: 'organizationId' },
  email_addresses: { own: 'organizationId' },
  history: { own: 'organizationId' },
  images: { own: 'organizationId' },
  jobs: 'closed',
  list_versions: { own: 'organizationId' },
  // Only the mail worker reads them, and what tells people, across foundations, which mails they got.
  mails: 'insert',
  one_time_tokens: { own: 'organizationId' },
  organizations: { own: 'id' },
  public_pages: { own: 'organizationId' },
  retention_periods: { own: 'organizationId' },
  // Hashes of what is counted.
  rate_limits: 'open',
  secret_hashes: { own: 'organizationId' },
  sessions: { own: 'organizationId' },
  volunteer_applications: { own: 'organizationId' },
};
