import { sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { lockRow, now, type RecordKey } from '../core/db/rowByKey.ts';
import type { Queries } from '../core/db/transaction.ts';
import { resourceStore } from '../resource/resourceStore.ts';

type Schemas = components['schemas'];
export type Invitation = Schemas['Invitation'];
export type FoundInvitation = Invitation & { readonly organizationId: string };

/** The status is derived from timestamps and the clock. */
export const invitationStatus = sql<Schemas['InvitationStatus']>`case
  when "acceptedAt" is not null then 'accepted'
  when "revokedAt" is not null then 'revoked'
  when "expiresAt" <= now() then 'expired'
  else 'pending' end`;

function withStatus(db: Queries) {
  return db.selectFrom('invitations').selectAll().select(invitationStatus.as('status'));
}

export const invitations = resourceStore('invitations', {
  rows: ({ organizationId }, db) => withStatus(db).where('organizationId', '=', organizationId),
  computed: ['status'],
});

/** An invitation with its foundation. */
export function findInvitation(
  { id, organizationId }: RecordKey,
  db: Queries,
): Promise<FoundInvitation | undefined> {
  return withStatus(db).where('organizationId', '=', organizationId).where('id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockInvitation(key: RecordKey, trx: Queries): Promise<FoundInvitation | undefined> {
  await lockRow('invitations', key, trx);
  return findInvitation(key, trx);
}

/** Revokes an address's pending invitations, except one that replaces them. */
export async function revokeOthers(
  { id, email, organizationId }: Pick<FoundInvitation, 'id' | 'email' | 'organizationId'>,
  trx: Queries,
): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ revokedAt: now })
    .where('organizationId', '=', organizationId)
    .where('id', '<>', id)
    .where(sql`lower("email")`, '=', email.toLowerCase())
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .execute();
}
