import type { Trx } from '../db/transaction.ts';
import { issueToken } from '../identity/oneTimeTokens.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import type { FoundInvitation } from './invitationStore.ts';

type Mailed = 'id' | 'email' | 'language' | 'role' | 'invitedBy' | 'organizationId';

/** Mails a new link in the invitation's language; one that was mailed before stops working. */
export async function mailInvitation(
  invitation: Pick<FoundInvitation, Mailed> & { readonly message?: string | null },
  trx: Trx,
): Promise<void> {
  const { name: organization } = await trx
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', invitation.organizationId)
    .executeTakeFirstOrThrow();
  const token = await issueToken('invitation', invitation, trx);
  const { email: to, language, role, invitedBy: inviter, message } = invitation;
  const values = { organization, inviter, role, message, token };
  await enqueueMail({ to, language, template: 'invitation', values }, trx);
}
