import type { Account } from './accountStore.ts';

/**
 * What the link of a confirmation mail stands for: a foundation's first admin, a volunteer who applied, or somebody
 * who changes an address. An account waits for one of them at most.
 */
export type Confirmation = 'registration' | 'application' | 'changedEmail';

export function awaitedConfirmation({
  role,
  emailConfirmedAt,
  pendingEmail,
}: Pick<Account, 'role' | 'emailConfirmedAt' | 'pendingEmail'>): Confirmation | null {
  if (emailConfirmedAt === null) return role === 'volunteer' ? 'application' : 'registration';
  return pendingEmail === null ? null : 'changedEmail';
}
