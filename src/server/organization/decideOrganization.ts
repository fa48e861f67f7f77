import { addHistory } from '../core/db/historyStore.ts';
import { setColumns } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import { enqueueMail } from '../core/mail/enqueueMail.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { keyOf, lockOrganization } from './organizationStore.ts';

interface Decision {
  readonly status: 'approved' | 'declined';
  /** Sent to a declined foundation. */
  readonly reason: string | null;
}

/**
 * Approves or declines a pending foundation, and mails its first admin.
 * @throws ApiError not_found, or invalid_state when it is not pending
 */
export function decideOrganization(id: string, { status, reason }: Decision, db: Queries): Promise<void> {
  return inTransaction(db, async (trx) => {
    const organization = await lockOrganization(id, trx);
    if (organization.status !== 'pending') throw new ApiError('invalid_state');
    await setColumns('organizations', keyOf(id), { status }, trx);
    const changes = [
      { field: 'status', from: 'pending', to: status },
      ...(reason ? [{ field: 'reason', from: null, to: reason }] : []),
    ];
    await addHistory('organizations', keyOf(id), null, 'edited', changes, trx);
    if (status === 'approved') {
      const subject = { type: 'organization', id, name: organization.name } as const;
      await notifyTeam({ kind: 'organizationApproved', organizationId: id, actor: null, subject }, trx);
    }
    const admin = await findFirstAdmin(id, trx);
    if (!admin) return;
    const mail = { to: admin.email, language: admin.language };
    const values = { organization: organization.name };
    if (status === 'approved') await enqueueMail({ ...mail, template: 'organizationApproved', values }, trx);
    else await enqueueMail({ ...mail, template: 'organizationDeclined', values: { ...values, reason } }, trx);
  });
}

function findFirstAdmin(organizationId: string, trx: Queries) {
  return trx
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('organizationId', '=', organizationId)
    .where('role', '=', 'admin')
    .where('closedAt', 'is', null)
    .orderBy('createdAt')
    .executeTakeFirst();
}
