import type { components } from '../../contract/generated/types.ts';
import { mayManage } from '../../domain/team/mayManage.ts';
import { releaseReports } from '../abuse-reports/abuseReportActs.ts';
import { type Account, closeAccount, findAccount } from '../accounts/identity/accountStore.ts';
import { addHistory, requireDeleted } from '../core/db/historyStore.ts';
import { setColumns } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { issueToken } from '../core/links/oneTimeTokens.ts';
import { enqueueMail } from '../core/mail/enqueueMail.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { releaseRequests } from '../people-in-need/personActs.ts';
import { forgetMailsTo } from './deleteMember.ts';
import { eraseMember } from './eraseMember.ts';
import { losesLastAdmin } from './teamRules.ts';
import { countAdmins, lockTeam } from './teamStore.ts';

/**
 * Changes a member's role; repeating it is harmless.
 * @throws ApiError not_found, last_admin
 */
export function changeRole(
  id: string,
  role: components['schemas']['CoordinatorRole'],
  user: SignedInUser,
  db: Queries,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { organizationId } = user;
    const { member, isLastAdmin } = await lockMember(id, organizationId, trx);
    if (!member) throw new ApiError('not_found');
    if (member.role === role) return;
    if (isLastAdmin) throw new ApiError('last_admin');
    await setColumns('accounts', member, { role }, trx);
    const changes = [{ field: 'role', from: member.role, to: role }];
    await addHistory('coordinators', member, user, 'roleChanged', changes, trx);
    await notifyTeam({ kind: 'roleChanged', organizationId, actor: user, subject: shown(member) }, trx);
  });
}

/**
 * Erases another member and mails them; repeating it is harmless. Users cannot delete themselves, only leave.
 * @throws ApiError not_found, forbidden, last_admin
 */
export async function removeMember(id: string, user: SignedInUser, db: Queries): Promise<void> {
  const addresses = await inTransaction(db, async (trx) => {
    const { organizationId } = user;
    const { member, isLastAdmin } = await lockMember(id, organizationId, trx);
    if (!member) {
      await requireDeleted('coordinators', { id, organizationId }, trx);
      return [];
    }
    if (!mayManage(user.role, member.role)) throw new ApiError('forbidden');
    if (isLastAdmin) throw new ApiError('last_admin');
    if (member.id === user.id) throw new ApiError('forbidden');
    const known = await eraseMember(member, user, trx);
    await notifyTeam({ kind: 'coordinatorDeleted', organizationId, actor: user, subject: gone(member) }, trx);
    const { email: to, language, organizationName: organization } = member;
    await enqueueMail({ to, language, template: 'accountClosed', values: { organization } }, trx);
    return known;
  });
  await forgetMailsTo(addresses, db);
}

/**
 * Lets the user leave the foundation; the farewell mail's link undoes it for 14 days.
 * @throws ApiError not_found, forbidden for somebody else's account, last_admin
 */
export async function leave(id: string, reason: string, user: SignedInUser, db: Queries): Promise<void> {
  const { pendingEmail } = await inTransaction(db, async (trx) => {
    const { organizationId } = user;
    const { member, isLastAdmin } = await lockMember(id, organizationId, trx);
    if (!member) throw new ApiError('not_found');
    if (member.id !== user.id) throw new ApiError('forbidden');
    if (isLastAdmin) throw new ApiError('last_admin');
    await closeAccount(member, trx);
    await releaseRequests(member, user, trx);
    await releaseReports(member, user, trx);
    const changes = [{ field: 'reason', from: null, to: reason }];
    await addHistory('coordinators', member, user, 'left', changes, trx);
    const about = { organizationId, actor: user, subject: gone(member) };
    await notifyTeam({ kind: 'coordinatorLeft', ...about, reason }, trx);
    const token = await issueToken('restore', member, trx);
    const { email: to, language, organizationName: organization } = member;
    await enqueueMail({ to, language, template: 'farewell', values: { organization, token } }, trx);
    return member;
  });
  // Closed with the account, so that nothing tells of it later.
  if (pendingEmail) await forgetMailsTo([pendingEmail], db);
}

/** A team member, with the whole team locked until the transaction ends. */
async function lockMember(
  id: string,
  organizationId: string,
  trx: Trx,
): Promise<{ member: Account | undefined; isLastAdmin: boolean }> {
  await lockTeam(organizationId, trx);
  const account = await findAccount({ id, organizationId }, trx);
  if (!account || account.role === 'volunteer') return { member: undefined, isLastAdmin: false };
  return {
    member: account,
    isLastAdmin: losesLastAdmin(account.role, await countAdmins(organizationId, trx)),
  };
}

function shown({ id, name }: Account) {
  return { type: 'coordinator', id, name } as const;
}

/** A member whose profile no longer exists. */
function gone({ name }: Account) {
  return { type: 'coordinator', id: null, name } as const;
}
