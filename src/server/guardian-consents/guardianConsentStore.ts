import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { agreementLaw } from '../../domain/volunteers/agreementLaw.ts';
import { instantText } from '../core/db/jsonRows.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';

type Schemas = components['schemas'];

/** A question whose link is over counts as none, by the database's clock. */
const status = sql`case when "status" = 'asked' and "expiresAt" <= now() then 'expired' else "status" end`;

/** What a volunteer's guardian was asked and has said, the newest first. */
export function guardianConsentsOf({
  id,
  organizationId,
}: RecordKey): RawBuilder<Schemas['GuardianConsent']> {
  const instants = ['askedAt', 'expiresAt', 'answeredAt', 'withdrawnAt', 'createdAt'].map(
    (name) => sql`${instantText(name)} as ${sql.ref(name)}`,
  );
  return sql`select "id", "guardian", "email", "language", ${status} as "status", "givenFor", "channel", "consentVersion",
      "givenOn", "enteredBy", ${sql.join(instants)} from "guardian_consents"
    where "organizationId" = ${organizationId} and "volunteerId" = ${id}
    order by "guardian_consents"."createdAt" desc, "id" desc limit 100`;
}

interface OnDay {
  readonly organizationId: unknown;
  readonly volunteerId: RawBuilder<unknown>;
  readonly dateOfBirth: RawBuilder<unknown>;
  readonly day: RawBuilder<unknown>;
}

/**
 * Whether the guardian's consent that is needed on a day is there: `guardianConsentOn` in SQL, for queries that know volunteer and day.
 * @example guardianState({ organizationId, volunteerId: sql.ref('volunteers.id'), dateOfBirth: sql.ref('dateOfBirth'), day })
 */
export function guardianState({
  organizationId,
  volunteerId,
  dateOfBirth,
  day,
}: OnDay): RawBuilder<Schemas['GuardianConsentState']> {
  const birthday = (years: number) => sql`(${dateOfBirth} + make_interval(years => ${sql.lit(years)}))::date`;
  const isChild = sql`${day} < ${birthday(agreementLaw.limited)}`;
  return sql`(case when ${day} >= ${birthday(agreementLaw.ofAge)} then 'notNeeded' else (select case
      when bool_or("consents"."status" = 'given' and (${isChild} or "consents"."givenFor" = 'minor')) then 'given'
      when bool_or("consents"."status" = 'asked') then 'asked'
      when bool_or("consents"."status" = 'given') then 'renew'
      when (array_agg("consents"."status" order by "consents"."createdAt" desc, "consents"."id" desc))[1] = 'declined' then 'declined'
      else 'missing' end
    from (select "id", "createdAt", "givenFor", ${status} as "status" from "guardian_consents"
      where "guardian_consents"."organizationId" = ${organizationId}
        and "guardian_consents"."volunteerId" = ${volunteerId}) as "consents") end)`;
}
