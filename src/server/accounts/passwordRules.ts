import type { RateLimit } from '../core/http/rateLimit.ts';

const QUARTER = 15 * 60;

/**
 * Mails that somebody can be made to get. Anybody can use them up, so what is more is not refused: who asks finds a mail
 * of the last minutes, whose link works.
 */
export const forgottenOfAccount: RateLimit = { name: 'forgotPassword:account', limit: 5, seconds: QUARTER };
export const resentToEmail: RateLimit = { name: 'resendConfirmation:email', limit: 5, seconds: QUARTER };
/** Asking that one network address may do, for one e-mail and for all. */
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
/** Links that lead nowhere: nobody finds one that works by trying. */
export const refusedLinks: RateLimit = { name: 'refusedLinks', limit: 100, seconds: QUARTER };
export const resentByAddress: RateLimit = { name: 'resendConfirmation:address', limit: 20, seconds: QUARTER };
