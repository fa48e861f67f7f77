import { sql } from 'kysely';
import contract from '../../../contract/generated/openapi.json' with { type: 'json' };
import type { components } from '../../../contract/generated/types.ts';
import { acrossTenants } from '../../core/db/scope.ts';
import type { Queries } from '../../core/db/transaction.ts';

type Mail = components['schemas']['CoordinatorDataMail'];

/** A change of a member's address. */
export interface AddressChange {
  readonly at: string;
  readonly from: string;
  readonly to: string | null;
}

/** The address of a member, and when it became theirs. */
interface Addressee {
  readonly email: string;
  readonly since: string;
  readonly changes: readonly AddressChange[];
}

/**
 * Mails of a kind that only the owner of an account gets: an address may also be written to by other foundations, of which this one
 * must not learn, as by an invitation or by a link that somebody else asked for.
 */
const kinds = contract.components.schemas.TeamMailKind.enum;

/**
 * Mails to a member, the oldest first, each to the address that was theirs at that time. The queue belongs to no foundation; what is
 * sent is forgotten in it after a month.
 */
export async function mailsTo({ email, since, changes }: Addressee, db: Queries): Promise<Mail[]> {
  const starts = [since, ...changes.map(({ at }) => at)];
  const addresses = [...changes.map(({ from }) => from), email];
  const ends = [...changes.map(({ at }) => at), null];
  const { rows } = await acrossTenants(() =>
    sql<Mail>`select "template" as "kind", "to" as "email", "createdAt", "sentAt" from "mails"
      where "template" = any(${kinds}::text[]) and exists (
        select from unnest(${addresses}::text[], ${starts}::timestamptz[], ${ends}::timestamptz[]) as "own" ("email", "start", "end")
        where lower("own"."email") = lower("mails"."to")
          and "mails"."createdAt" >= "start"
          -- The note of the change goes to the former address, at the same time to the microsecond.
          and ("end" is null or "mails"."createdAt" < "end" + interval '1 millisecond'))
      order by "createdAt", "id"`.execute(db),
  );
  return rows;
}
