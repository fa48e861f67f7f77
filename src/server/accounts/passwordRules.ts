import type { RateLimit } from '../core/http/rateLimit.ts';

const QUARTER = 15 * 60;

/** Limits of a mail that strangers can trigger. */
export interface MailLimits {
  /** Requests for one e-mail from one network address. */
  readonly fromAddress: RateLimit;
  /** Requests for all e-mails from one network address. */
  readonly byAddress: RateLimit;
  /**
   * Mails to one e-mail. Excess requests are silently skipped, because anybody can use up the limit, and the
   * recipient has a recent mail with a valid link.
   */
  readonly ofEmail: RateLimit;
}

export const forgotten: MailLimits = {
  fromAddress: { name: 'forgotPassword:fromAddress', limit: 5, seconds: QUARTER },
  byAddress: { name: 'forgotPassword:address', limit: 20, seconds: QUARTER },
  ofEmail: { name: 'forgotPassword:account', limit: 5, seconds: QUARTER },
};
export const resent: MailLimits = {
  fromAddress: { name: 'resendConfirmation:fromAddress', limit: 5, seconds: QUARTER },
  byAddress: { name: 'resendConfirmation:address', limit: 20, seconds: QUARTER },
  ofEmail: { name: 'resendConfirmation:email', limit: 5, seconds: QUARTER },
};
export const signInLinks: MailLimits = {
  fromAddress: { name: 'signInLink:fromAddress', limit: 5, seconds: QUARTER },
  byAddress: { name: 'signInLink:address', limit: 20, seconds: QUARTER },
  ofEmail: { name: 'signInLink:email', limit: 5, seconds: QUARTER },
};
/** Invalid links: limits guessing. */
export const refusedLinks: RateLimit = { name: 'refusedLinks', limit: 100, seconds: QUARTER };
