import type { Database } from './schema.ts';

/** What a foundation's view of a table shows of it, and lets it change. */
type Wall =
  /** The rows whose column holds the foundation's id. */
  | { readonly own: string }
  /** The rows that belong to a row of the foundation in another table, whose id a column holds. */
  | { readonly by: string; readonly of: readonly (keyof Database)[] }
  /** All: what is there belongs to no foundation and tells nothing of one. */
  | 'open'
  /** Nothing, but rows may be added. */
  | 'insert'
  /** Nothing: there is no view. */
  | 'closed';

/**
 * The second wall between foundations, the first being each statement's own WHERE: what a foundation sees of every
 * table. Decide here on a table that is new; until then nothing of it is visible to a foundation. A migration makes them
 * anew: whoever changes a wall adds one, an empty one where nothing else changes.
 */
export const walls: Readonly<Record<keyof Database | 'list_versions', Wall>> = {
  abuse_reports: { own: 'organizationId' },
  accounts: { own: 'organizationId' },
  coordinators: { own: 'organizationId' },
  events: { own: 'organizationId' },
  history: { own: 'organizationId' },
  images: { own: 'organizationId' },
  invitations: { own: 'organizationId' },
  jobs: 'closed',
  list_versions: { own: 'organizationId' },
  // They wait for the mail worker, which alone reads them.
  mails: 'insert',
  notification_preferences: { by: 'accountId', of: ['accounts'] },
  notifications: { own: 'organizationId' },
  one_time_tokens: { by: 'subjectId', of: ['accounts', 'invitations'] },
  organizations: { own: 'id' },
  participants: { by: 'eventId', of: ['events'] },
  people_in_need: { own: 'organizationId' },
  // Hashes of what is counted.
  rate_limits: 'open',
  sessions: { by: 'accountId', of: ['accounts'] },
  volunteer_applications: { by: 'accountId', of: ['accounts'] },
  volunteer_files: { own: 'organizationId' },
  volunteers: { own: 'organizationId' },
};
