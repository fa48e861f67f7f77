import { sql } from 'kysely';
import type { Query } from '../../contract/calls.ts';
import contract from '../../contract/generated/openapi.json' with { type: 'json' };
import type { components } from '../../contract/generated/types.ts';
import type { Filtered, InLanguage } from '../db/listOrder.ts';
import { matchesSearch } from '../db/matchesSearch.ts';
import { type Page, pageOf } from '../db/pageOf.ts';
import { selectedColumns } from '../db/selectedColumns.ts';
import type { Queries } from '../db/transaction.ts';

type Schemas = components['schemas'];
export type Invitation = Schemas['Invitation'];
export type FoundInvitation = Invitation & { readonly organizationId: string };

const columns = Object.keys(contract.components.schemas.Invitation.properties);

/** The state follows from what happened and from the clock. */
const status = sql<Schemas['InvitationStatus']>`case
  when "acceptedAt" is not null then 'accepted'
  when "revokedAt" is not null then 'revoked'
  when "expiresAt" <= now() then 'expired'
  else 'pending' end`;

function invitations(db: Queries): Filtered<'invitations'> {
  const withStatus = db.selectFrom('invitations').selectAll().select(status.as('status'));
  return db.selectFrom(withStatus.as('invitations')) as unknown as Filtered<'invitations'>;
}

export function listInvitations(
  organizationId: string,
  {
    page = 0,
    size = 25,
    sort = 'createdAt,desc',
    language,
    q,
    status: wanted,
  }: Query<'listInvitations'> & InLanguage,
  db: Queries,
): Promise<Page<Invitation>> {
  const search = matchesSearch(q);
  let query = invitations(db).where('organizationId', '=', organizationId);
  if (wanted) query = query.where(sql.ref('status'), '=', wanted);
  if (search) query = query.where(search);
  return pageOf({ filtered: () => query, columns }, { page, size, sort, language }, db);
}

export async function findInvitation(id: string, db: Queries): Promise<FoundInvitation | undefined> {
  const row = await invitations(db)
    .select(selectedColumns([...columns, 'organizationId']))
    .where('id', '=', id)
    .executeTakeFirst();
  return row as FoundInvitation | undefined;
}

/** The same, locked until the transaction ends. */
export async function lockInvitation(id: string, trx: Queries): Promise<FoundInvitation | undefined> {
  await trx.selectFrom('invitations').select('id').where('id', '=', id).forUpdate().execute();
  return findInvitation(id, trx);
}

/** Revokes what waits for an address, but for one invitation that takes its place. */
export async function revokeOthers(
  { id, email, organizationId }: Pick<FoundInvitation, 'id' | 'email' | 'organizationId'>,
  trx: Queries,
): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ revokedAt: sql<string>`now()` })
    .where('organizationId', '=', organizationId)
    .where('id', '<>', id)
    .where(sql`lower("email")`, '=', email.toLowerCase())
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<string>`now()`)
    .execute();
}

export async function stampInvitation(
  id: string,
  column: 'acceptedAt' | 'revokedAt',
  trx: Queries,
): Promise<void> {
  const now = sql<string>`now()`;
  await trx
    .updateTable('invitations')
    .set(column === 'acceptedAt' ? { acceptedAt: now } : { revokedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function extendInvitation(id: string, seconds: number, trx: Queries): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ expiresAt: sql<string>`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .execute();
}
