import type { RateLimit } from '../core/http/rateLimit.ts';

const QUARTER = 15 * 60;

/**
 * Mails that strangers can trigger. Excess requests are silently skipped, because anybody can use up the
 * limit, and the recipient has a recent mail with a valid link.
 */
export const forgottenOfAccount: RateLimit = { name: 'forgotPassword:account', limit: 5, seconds: QUARTER };
export const resentToEmail: RateLimit = { name: 'resendConfirmation:email', limit: 5, seconds: QUARTER };
/** Requests from one network address, for one e-mail and for all. */
export const forgottenFromAddress: RateLimit = {
  name: 'forgotPassword:fromAddress',
  limit: 5,
  seconds: QUARTER,
};
export const forgottenByAddress: RateLimit = { name: 'forgotPassword:address', limit: 20, seconds: QUARTER };
export const resentFromAddress: RateLimit = {
  name: 'resendConfirmation:fromAddress',
  limit: 5,
  seconds: QUARTER,
};
/** Invalid links: limits guessing. */
export const refusedLinks: RateLimit = { name: 'refusedLinks', limit: 100, seconds: QUARTER };
export const resentByAddress: RateLimit = { name: 'resendConfirmation:address', limit: 20, seconds: QUARTER };
