import { findAccount, findAnyAccount } from '../accounts/identity/accountStore.ts';
import type { Actor } from '../core/db/historyStore.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import { acrossTenants } from '../core/db/scope.ts';
import { inTransaction, type Queries } from '../core/db/transaction.ts';
import { forgetMails } from '../core/mail/mailStore.ts';
import { eraseMember } from './eraseMember.ts';
import { losesLastAdmin } from './teamRules.ts';
import { countAdmins, lockTeam } from './teamStore.ts';

/** Forgets the mails that a member got who is erased. */
export function forgetMailsTo(addresses: readonly string[], db: Queries): Promise<void> {
  return acrossTenants(() => forgetMails({ addresses, noted: [] }, db));
}

/**
 * Erases a member of the team, open or closed, with the mails. Repeating it is harmless. The last admin stays: without one, nobody
 * could let anybody in.
 * @param actor null for the server
 * @returns whether somebody was erased
 */
export async function deleteMember(key: RecordKey, actor: Actor | null, db: Queries): Promise<boolean> {
  const addresses = await inTransaction(db, async (trx) => {
    await lockTeam(key.organizationId, trx);
    const member = await findAnyAccount(key, trx);
    if (!member) return undefined;
    const isOpen = (await findAccount(key, trx)) !== undefined;
    if (isOpen && losesLastAdmin(member.role, await countAdmins(key.organizationId, trx))) return undefined;
    return eraseMember(member, actor, trx);
  });
  if (!addresses) return false;
  await forgetMailsTo(addresses, db);
  return true;
}
