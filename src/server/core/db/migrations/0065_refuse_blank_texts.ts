import { type Kysely, sql } from 'kysely';

/** What stands in the place of a blank text: mostly nothing, and what has to be there says that nobody knows it. */
const texts: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  abuse_reports: { outcome: null },
  certificates: { revocationReason: null },
  coordinators: { postalCode: null, houseNumber: null, apartmentNumber: null },
  events: { cancellationReason: null, postCode: null, houseNumber: null },
  organizations: { description: '?'.repeat(200), postCode: '?', houseNumber: '?', apartmentNumber: null },
  people_in_need: { closingReason: null, postCode: null },
  time_entries: { declineReason: null },
  upcoming_erasures: { keepReason: null },
  volunteers: { rejectionReason: null, postCode: null, houseNumber: null, apartmentNumber: null },
};

/** What JavaScript takes for no blank; PostgreSQL's own `\\S` takes some blanks for letters. */
const seen = String.raw`[^\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]`;

/**
 * Reasons, descriptions, post codes and numbers of houses that are blanks alone, which the contract takes no more. No rule of the
 * database refuses them, because a server of the last release may still write some while the update rolls.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(texts)) {
    for (const [name, instead] of Object.entries(columns))
      await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${sql.lit(instead)}
        where ${sql.ref(name)} !~ ${sql.lit(seen)}`.execute(db);
  }
  for (const name of Object.keys(texts.volunteers ?? {}))
    await sql`update "volunteer_applications" set "record" = "record" - ${sql.lit(name)}
      where "record" ->> ${sql.lit(name)} !~ ${sql.lit(seen)}`.execute(db);
}
