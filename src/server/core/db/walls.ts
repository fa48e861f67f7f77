import { storage } from '../../../contract/generated/storage.ts';
import type { Database } from './schema.ts';

/** What a foundation's view of a table shows of it, and lets it change. */
type Wall =
  /** The rows whose column holds the foundation's id. */
  | { readonly own: string }
  /** All: what is there belongs to no foundation and tells nothing of one. */
  | 'open'
  /** Nothing, but rows may be added. */
  | 'insert'
  /** Nothing: there is no view. */
  | 'closed';

/**
 * The second wall between foundations, the first being each statement's own WHERE: what a foundation sees of every
 * table. Those of the contract are each foundation's own. Decide here on another that is new; until then nothing of it is
 * visible to a foundation. A migration makes the walls anew: whoever changes one adds a migration, an empty one where
 * nothing else changes.
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
  // They wait for the mail worker, which alone reads them.
  mails: 'insert',
  one_time_tokens: { own: 'organizationId' },
  organizations: { own: 'id' },
  // Hashes of what is counted.
  rate_limits: 'open',
  secret_hashes: { own: 'organizationId' },
  sessions: { own: 'organizationId' },
  volunteer_applications: { own: 'organizationId' },
};
