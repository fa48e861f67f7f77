/** What processes tell each other of by `NOTIFY`, and what is said: ids, for a notice holds no more than 8000 bytes. */
export const channels = [
  // An account's id: its notifications, or how many are unread, have changed.
  'notifications',
] as const;

export type Channel = (typeof channels)[number];
