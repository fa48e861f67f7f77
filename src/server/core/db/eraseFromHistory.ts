import { sql } from 'kysely';
import { consentFields } from '../texts/consentOf.ts';
import type { Subject } from './historyStore.ts';
import type { Trx } from './transaction.ts';

/** What the history may know a person by. */
export interface Traces {
  readonly organizationId: string;
  /** Records that are about the person. */
  readonly records: readonly { readonly table: Subject['table']; readonly ids: readonly string[] }[];
  /** The person's account, if there is one. */
  readonly actorId: string | null;
  /** How the person is called and reached: names, addresses, numbers. */
  readonly texts: readonly string[];
}

/** Letters and digits, by code points: which letters a class knows depends on the locale of the database. */
const WORD = 'a-zA-Z0-9\u00c0-\u024f\u0300-\u036f\u0400-\u04ff';

/** A regular expression of PostgreSQL for a text that is no part of a longer word: Jan Nowak, but not Jan Nowakowski. */
function wholeText(text: string): string {
  const literally = text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return `(^|[^${WORD}])${literally}($|[^${WORD}])`;
}

/** Fields whose values say nothing of a person. */
const IMPERSONAL = ['accountStatus', 'status', ...consentFields];

/**
 * Takes a person out of the history of a foundation: what was done, to which record and when stays; who it was and what was written of them
 * goes. Of other records' entries only the values that name the person go.
 */
export async function eraseFromHistory(
  { organizationId, records, actorId, texts }: Traces,
  trx: Trx,
): Promise<void> {
  await sql`select set_config('history.erases', 'on', true)`.execute(trx);
  for (const { table, ids } of records) {
    const emptied = without(sql`"change"->>'field' <> all(${IMPERSONAL}::text[])`);
    await sql`update "history" set "changes" = ${emptied}
      where "organizationId" = ${organizationId} and "subjectTable" = ${table} and "subjectId" = any(${ids}::uuid[])`.execute(
      trx,
    );
  }
  await sql`update "history" set "changes" = ${without(sql`exists (select from unnest(${texts.map(wholeText)}::text[]) as "whole"
      where coalesce("change"->>'from', '') ~ "whole" or coalesce("change"->>'to', '') ~ "whole")`)}
    where "organizationId" = ${organizationId} and exists (select from unnest(${texts}::text[]) as "text"
      where strpos("changes"::text, trim(both '"' from to_jsonb("text")::text)) > 0)`.execute(trx);
  if (actorId !== null)
    await sql`update "history" set "actorId" = null, "actorName" = null
      where "organizationId" = ${organizationId} and "actorId" = ${actorId}`.execute(trx);
  await sql`select set_config('history.erases', '', true)`.execute(trx);
}

/** The changes of an entry, with nothing but the field of those that a condition on "change" finds. */
function without(isPersonal: ReturnType<typeof sql>) {
  return sql`(select coalesce(jsonb_agg(case when ${isPersonal}
      then jsonb_build_object('field', "change"->'field', 'from', null, 'to', null) else "change" end order by "place"), '[]')
    from jsonb_array_elements("changes") with ordinality as "each" ("change", "place"))`;
}
