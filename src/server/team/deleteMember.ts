import { findAccount, findAnyAccount } from '../accounts/identity/accountStore.ts';
import type { Actor } from '../core/db/historyStore.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import { acrossTenants } from '../core/db/scope.ts';
import { inTransaction, type Queries } from '../core/db/transaction.ts';
import { forgetMails } from '../core/mail/mailStore.ts';
import { eraseMember } from './eraseMember.ts';
import { losesLastAdmin } from './teamRules.ts';
import { countAdmins, lockTeam } from './teamStore.ts';

/**
 * Erases a member of the team, open or closed, with the mails. Repeating it is harmless. The last admin stays: without one, nobody
 * could let anybody in.
 * @param actor null for the server
 * @returns whether somebody was erased
 */
export async function deleteMember(key: RecordKey, actor: Actor | null, db: Queries): Promise<boolean> {
  const email = await inTransaction(db, async (trx) => {
    await lockTeam(key.organizationId, trx);
    const member = await findAnyAccount(key, trx);
    if (!member) return undefined;
    const isOpen = (await findAccount(key, trx)) !== undefined;
    if (isOpen && losesLastAdmin(member.role, await countAdmins(key.organizationId, trx))) return undefined;
    await eraseMember(member, actor, trx);
    return member.email;
  });
  if (email === undefined) return false;
  await acrossTenants(() => forgetMails({ addresses: [email], noted: [] }, db));
  return true;
}
