import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { agreementLaw } from '../../domain/volunteers/agreementLaw.ts';
import { RENEW_DAYS } from '../../domain/volunteers/agreementRules.ts';
import { dayOf } from '../core/db/foundationDay.ts';
import { instantText } from '../core/db/jsonRows.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import type { Queries, Trx } from '../core/db/transaction.ts';
import { addressOf } from '../core/texts/addressOf.ts';
import { readIssuer } from '../hours/readIssuer.ts';

/** An agreement without what depends on the day. */
export type StoredAgreement = Omit<components['schemas']['Agreement'], 'warnings'>;

/** Both sides of an agreement, as they were when it was sent. */
export interface Parties {
  readonly foundation: { readonly name: string; readonly address: string; readonly vatNr: string };
  readonly volunteer: { readonly name: string; readonly address: string; readonly dateOfBirth: string };
  /** Where and when it was sent, by the foundation's clock. */
  readonly city: string;
  readonly day: string;
}

/** Most that a record names. */
const SHOWN = 100;

const columns = sql`"id", "serial" || '/' || "year" as "number", "status", "scope", "place", "dateFrom", "dateTo", "noticeDays",
  "risksBriefed", "risks", "costsWaived", "insurance", "policyNumber", "guardian", "guardianConsent", "language", "createdBy",
  ${instantText('createdAt')} as "createdAt", ${instantText('sentAt')} as "sentAt", "signedOn", "fileId", "endedOn", "endedBy", "endReason", "version"`;

/** A volunteer's agreements, the newest first. @param most null for all */
export function agreementsOf(
  { id, organizationId }: RecordKey,
  most: number | null = SHOWN,
): RawBuilder<StoredAgreement> {
  return sql`select ${columns} from "agreements"
    where "organizationId" = ${organizationId} and "volunteerId" = ${id}
    order by "agreements"."createdAt" desc, "id" desc limit ${sql.lit(most)}`;
}

/** An agreement, with both sides once it is sent. */
export async function findAgreement(
  { id: volunteerId, organizationId }: RecordKey,
  id: string,
  db: Queries,
): Promise<(StoredAgreement & { readonly parties: Parties | null }) | undefined> {
  const { rows } = await sql<
    StoredAgreement & { parties: Parties | null }
  >`select ${columns}, "parties" from "agreements"
    where "organizationId" = ${organizationId} and "volunteerId" = ${volunteerId} and "id" = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Both sides as they are now. */
export async function readParties({ id, organizationId }: RecordKey, db: Queries): Promise<Parties> {
  const volunteer = await db
    .selectFrom('volunteers')
    .select(['firstname', 'lastname', 'dateOfBirth', 'postCode', 'city', 'street', 'houseNumber'])
    .select('apartmentNumber')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { day, city, ...foundation } = await readIssuer(organizationId, db);
  const { firstname, lastname, dateOfBirth, ...own } = volunteer;
  return {
    foundation,
    volunteer: { name: `${firstname} ${lastname}`, dateOfBirth, address: addressOf(own) },
    ...{ city, day },
  };
}

/**
 * Takes out of a volunteer's agreements who it was and what was agreed; drafts go. Numbers, days and policies stay: they prove that
 * the foundation has insured, and no number is given twice.
 */
export async function eraseAgreements({ id, organizationId }: RecordKey, trx: Trx): Promise<void> {
  await trx
    .deleteFrom('agreements')
    .where('organizationId', '=', organizationId)
    .where('volunteerId', '=', id)
    .where('status', '=', 'draft')
    .execute();
  await trx
    .updateTable('agreements')
    .set({ parties: null, scope: '', place: '', risks: null, guardian: null, fileId: null, endReason: null })
    .where('organizationId', '=', organizationId)
    .where('volunteerId', '=', id)
    .execute();
}

/** Whether a file is the scan of an agreement. */
export async function isScan({ id, organizationId }: RecordKey, db: Queries): Promise<boolean> {
  const found = await db
    .selectFrom('agreements')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('fileId', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a volunteer of a query on `volunteers` has an agreement that is signed and has not ended. */
export const hasSignedAgreement: RawBuilder<boolean> = sql`exists (select from "agreements"
  where "agreements"."organizationId" = "volunteers"."organizationId"
    and "agreements"."volunteerId" = "volunteers"."id" and "agreements"."status" = 'signed')`;

/**
 * Whether an agreement of a query on `agreements` is over or is to be renewed, and nothing follows it. A short one is told of once it is
 * over: it always ends soon.
 */
export function isEnding(organizationId: string): RawBuilder<boolean> {
  const day = dayOf(organizationId);
  return sql`"agreements"."status" = 'signed' and "agreements"."volunteerId" is not null
    and "agreements"."dateTo" <= ${day} + ${sql.lit(RENEW_DAYS)}
    and ("agreements"."dateTo" < ${day} or "agreements"."dateTo" - "agreements"."dateFrom" >= ${sql.lit(agreementLaw.shortDays)})
    and not exists (select from "agreements" as "next"
      where "next"."organizationId" = "agreements"."organizationId" and "next"."volunteerId" = "agreements"."volunteerId"
        and "next"."status" in ('sent', 'signed')
        and ("next"."dateTo" is null or "next"."dateTo" > "agreements"."dateTo"))`;
}

/** Whether a volunteer of a query on `volunteers` has one. */
export function hasEndingAgreement(organizationId: string): RawBuilder<boolean> {
  return sql`exists (select from "agreements" where "agreements"."organizationId" = ${organizationId}
    and "agreements"."volunteerId" = "volunteers"."id" and ${isEnding(organizationId)})`;
}
