import type { RateLimit } from '../http/rateLimit.ts';

const QUARTER = 15 * 60;

/** Mails that somebody can be made to get, and that one network address can cause. */
export const forgottenOfAccount: RateLimit = { name: 'forgotPassword:account', limit: 5, seconds: QUARTER };
export const forgottenByAddress: RateLimit = { name: 'forgotPassword:address', limit: 20, seconds: QUARTER };
export const resentToEmail: RateLimit = { name: 'resendConfirmation:email', limit: 5, seconds: QUARTER };
export const resentByAddress: RateLimit = { name: 'resendConfirmation:address', limit: 20, seconds: QUARTER };
/** Guesses at the current password in a session that somebody left open. */
export const passwordGuesses: RateLimit = { name: 'updatePassword', limit: 10, seconds: QUARTER };
