import { type Selectable, sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import type { Database } from '../db/schema.ts';
import type { Queries } from '../db/transaction.ts';

/** Somebody of the team who wants to be told. */
export interface Recipient extends Pick<Selectable<Database['accounts']>, 'id' | 'email' | 'language'> {
  readonly frequency: components['schemas']['EmailFrequency'];
  /** When the next daily summary of the foundation is due. */
  readonly nextDigestAt: string;
}

/** At seven in the morning by the foundation's clock. */
const DIGEST_HOUR = 7;

/** What is noted just before that hour may be committed after it, so it goes into the next summary. */
const MARGIN = sql`interval '2 minutes'`;

/** The open accounts of a foundation's team that want this type; who has chosen nothing wants all, at once. */
export async function findRecipients(
  organizationId: string,
  type: components['schemas']['NotificationType'],
  db: Queries,
): Promise<readonly Recipient[]> {
  const wanted = sql.ref(type);
  const { rows } = await sql<Recipient>`
    select "accounts"."id", "accounts"."email", "accounts"."language",
      coalesce("preferences"."email", 'immediately') as "frequency",
      ("today" + make_interval(hours => ${DIGEST_HOUR}, days => case when "today" + make_interval(hours => ${DIGEST_HOUR}) > "soon" then 0 else 1 end))
        at time zone "organizations"."timeZone" as "nextDigestAt"
    from "accounts"
    join "organizations" on "organizations"."id" = "accounts"."organizationId"
    cross join lateral (select (now() + ${MARGIN}) at time zone "organizations"."timeZone" as "soon") as "clock"
    cross join lateral (select date_trunc('day', "soon") as "today") as "day"
    left join "notification_preferences" as "preferences"
      on "preferences"."organizationId" = "accounts"."organizationId" and "preferences"."accountId" = "accounts"."id"
    where "accounts"."organizationId" = ${organizationId}
      and "accounts"."role" in ('admin', 'coordinator')
      and "accounts"."closedAt" is null and "accounts"."emailConfirmedAt" is not null
      and coalesce("preferences".${wanted}, true)`.execute(db);
  return rows;
}
