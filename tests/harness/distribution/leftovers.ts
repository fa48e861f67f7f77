/**
 * What migration 0017 keeps for the servers of the last release, which know nothing of it, while an update rolls. It breaks
 * the rules of distribution: this release does without, and the one after it takes it away.
 */
export const leftovers = {
  /** Unique without the foundation: what they find rows and conflicts by. */
  indexes: [
    ...['accounts_last_release', 'accounts_lower_idx', 'coordinators_last_release'],
    ...['notification_preferences_last_release', 'one_time_tokens_last_release'],
    ...['participants_eventId_volunteerId_idx', 'sessions_last_release', 'volunteers_accountId_key'],
  ],
  /** They name no foundation where there was none, and know no table of addresses and secrets. */
  triggers: ['fill_foundation', 'note_addresses', 'note_secret'],
  /** Columns that they leave out, and a trigger fills. */
  filled: [
    'notification_preferences.organizationId',
    'one_time_tokens.organizationId',
    'participants.organizationId',
    'sessions.organizationId',
    'volunteer_applications.organizationId',
  ],
} as const;
