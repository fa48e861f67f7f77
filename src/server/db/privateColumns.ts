import type { Generated } from 'kysely';

interface OfFoundation {
  organizationId: string;
}

interface Searchable {
  /** What the list's `q` looks through: the `x-store: search` columns in small letters without diacritics. */
  searchText: Generated<string>;
}

/** Columns of the contract's tables that no answer shows (migration 0003). */
export interface PrivateColumns {
  abuse_reports: OfFoundation;
  /** The id is that of the account. */
  coordinators: OfFoundation & Searchable;
  events: OfFoundation & Searchable;
  invitations: OfFoundation & Searchable;
  notifications: OfFoundation & { accountId: string };
  notification_preferences: { accountId: string };
  people_in_need: OfFoundation & Searchable;
  volunteer_files: OfFoundation & { volunteerId: string; content: Buffer };
  volunteers: OfFoundation & Searchable & { accountId: string | null };
}
