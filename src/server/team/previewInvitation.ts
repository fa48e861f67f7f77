import type { components } from '../../contract/generated/types.ts';
import type { Queries } from '../db/transaction.ts';
import { ApiError } from '../http/ApiError.ts';
import { readToken } from '../identity/oneTimeTokens.ts';
import { findInvitation } from './invitationStore.ts';

/**
 * What the invited person sees before registering; it uses nothing up.
 * @throws ApiError token_used, token_invalid (also when revoked)
 */
export async function previewInvitation(
  secret: string,
  db: Queries,
): Promise<components['schemas']['InvitationPreview']> {
  const invitation = await findInvitation(await readToken('invitation', secret, db), db);
  if (invitation?.status !== 'pending') throw new ApiError('token_invalid');
  const { firstname, lastname, email, role, language, invitedBy, organizationId } = invitation;
  const { name: organizationName } = await db
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return { firstname, lastname, email, role, language, invitedBy, organizationName };
}
