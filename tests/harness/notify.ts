import { inTransaction, type Queries } from '../../src/server/core/db/transaction.ts';
import type { Notice } from '../../src/server/notifications/notify/Notice.ts';
import { notifyTeam } from '../../src/server/notifications/notify/notifyTeam.ts';

/** Notice of a new application, the default in notification tests. */
export function buildNotice(organizationId: string, name = 'Łucja Wiśniewska'): Notice {
  const subject = { type: 'volunteer', id: null, name } as const;
  return { kind: 'volunteerApplied', organizationId, actor: { id: crypto.randomUUID(), name }, subject };
}

/** Notifies a team, as features do in their own transactions. */
export function notify(notice: Notice, db: Queries): Promise<void> {
  return inTransaction(db, (trx) => notifyTeam(notice, trx));
}
