import type { Database } from '../db/schema.ts';

export type TokenPurpose = Database['one_time_tokens']['purpose'];

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** How long each kind of link works (design, section 5). */
export const tokenSeconds: Readonly<Record<TokenPurpose, number>> = {
  confirmEmail: 48 * HOUR,
  resetPassword: HOUR,
  invitation: 14 * DAY,
  restore: 14 * DAY,
};
