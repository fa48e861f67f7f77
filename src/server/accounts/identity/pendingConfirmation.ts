import type { Account } from './accountStore.ts';

/**
 * Purpose of a confirmation mail: a foundation's first admin, a volunteer's application, or a change of
 * address. An account awaits at most one of them.
 */
export type Confirmation = 'registration' | 'application' | 'changedEmail';

export function pendingConfirmation({
  role,
  emailConfirmedAt,
  pendingEmail,
}: Pick<Account, 'role' | 'emailConfirmedAt' | 'pendingEmail'>): Confirmation | null {
  if (emailConfirmedAt === null) return role === 'volunteer' ? 'application' : 'registration';
  return pendingEmail === null ? null : 'changedEmail';
}
