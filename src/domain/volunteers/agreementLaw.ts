/** What the rules of law on agreements and on minors (`lawRules`) count by; to be confirmed by a lawyer. */
export const agreementLaw = {
  /** Up to so many days an agreement may be oral, and the foundation insures. */
  shortDays: 30,
  /** Years from which somebody acts themselves, with a guardian's consent. */
  limited: 13,
  /** Years. */
  ofAge: 18,
} as const;
