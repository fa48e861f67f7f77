/**
 * What the law says of agreements with volunteers; to be confirmed by a lawyer.
 *
 * - The Act of 24 April 2003 on public benefit activity and volunteerism (Dz.U. 2003 nr 96 poz. 873): art. 44 sec. 1 (scope, way, time,
 *   termination), sec. 2 (confirmed in writing on demand), sec. 4 (in writing over 30 days), art. 45 sec. 1 and 4 (risks, conditions,
 *   costs, waiver), art. 46 sec. 3 (the foundation insures up to 30 days), art. 47 (rights and duties).
 * - The Act of 30 October 2002 on accidents in special circumstances (Dz.U. 2002 nr 199 poz. 1674): the State over 30 days.
 * - The Civil Code, art. 10, 17 and 112: of age at 18, consent of the guardian before.
 */
export const agreementLaw = {
  /** Up to so many days an agreement may be oral, and the foundation insures. */
  shortDays: 30,
  /** Years. */
  ofAge: 18,
} as const;
