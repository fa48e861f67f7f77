/**
 * What migration 0017 keeps for servers of the last release during a rolling update. It violates the rules of
 * distribution: this release does not use it, and the next one removes it.
 */
export const leftovers = {
  /** Unique without the foundation: used by old lookups and conflict clauses. */
  indexes: [
    ...['accounts_last_release', 'accounts_lower_idx', 'coordinators_last_release'],
    ...['notification_preferences_last_release', 'one_time_tokens_last_release'],
    ...['sessions_last_release', 'volunteers_accountId_key'],
  ],
  /** Old servers insert rows without the foundation, and do not know the tables of addresses and secrets. */
  triggers: ['fill_foundation', 'note_addresses', 'note_secret'],
  /** Columns that old servers omit, filled by a trigger. */
  filled: [
    'notification_preferences.organizationId',
    'one_time_tokens.organizationId',
    'participants.organizationId',
    'sessions.organizationId',
    'volunteer_applications.organizationId',
  ],
} as const;
