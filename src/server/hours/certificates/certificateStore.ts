import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import { crossTenant } from '../../core/db/crossTenant.ts';
import { instantText } from '../../core/db/jsonRows.ts';
import type { RecordKey } from '../../core/db/rowByKey.ts';
import type { Queries, Trx } from '../../core/db/transaction.ts';
import type { Issuer } from '../readIssuer.ts';

type Certificate = components['schemas']['Certificate'];

/** Most that a record names. */
const SHOWN = 100;

/** A certificate with what its paper says besides. */
export interface WholeCertificate extends Certificate {
  /** Whose time it is; null once the person was erased. */
  readonly holder: string | null;
  /** As it was then. */
  readonly issuer: Issuer;
}

const columns = sql`"id", "serial" || '/' || "year" as "number", "dateFrom", "dateTo", "activities", "language", "minutes",
  "events", "visits", "timeEntries", "code", "issuedBy", ${instantText('createdAt')} as "createdAt",
  ${instantText('revokedAt')} as "revokedAt", "revocationReason"`;

/** A volunteer's certificates, the newest first. @param most null for all */
export function certificatesOf(
  { id, organizationId }: RecordKey,
  most: number | null = SHOWN,
): RawBuilder<Certificate> {
  return sql`select ${columns} from "certificates"
    where "organizationId" = ${organizationId} and "volunteerId" = ${id}
    order by "certificates"."createdAt" desc, "id" desc limit ${sql.lit(most)}`;
}

export async function findCertificate(
  { id: volunteerId, organizationId }: RecordKey,
  id: string,
  db: Queries,
): Promise<WholeCertificate | undefined> {
  const { rows } = await sql<WholeCertificate>`select ${columns}, "holder", "issuer" from "certificates"
    where "organizationId" = ${organizationId} and "volunteerId" = ${volunteerId} and "id" = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Takes out of a volunteer's certificates who it was. They count as before. */
export async function eraseHolder({ id, organizationId }: RecordKey, trx: Trx): Promise<void> {
  await trx
    .updateTable('certificates')
    .set({ holder: null, activities: null, revocationReason: null })
    .where('organizationId', '=', organizationId)
    .where('volunteerId', '=', id)
    .execute();
}

/** How a certificate stands, for whoever knows nothing but its code. */
export type CertificateStanding = 'valid' | 'revoked' | 'unknown';

/** @param code as in the contract */
export async function standingOf(code: string, db: Queries): Promise<CertificateStanding> {
  const found = await db
    .selectFrom('certificates')
    .modifyFront(crossTenant('whoever checks a certificate knows its code alone'))
    .select('revokedAt')
    .where('code', '=', code)
    .executeTakeFirst();
  if (!found) return 'unknown';
  return found.revokedAt === null ? 'valid' : 'revoked';
}
