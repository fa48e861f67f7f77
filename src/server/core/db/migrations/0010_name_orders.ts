import { type Kysely, sql } from 'kysely';

/**
 * The alphabets of those who read lists. A PostgreSQL server knows them by name; the embedded database has Unicode's
 * order only, and there the differences of the language, as the Unicode locale data has them, are given as rules.
 */
const orders = {
  names_pl: {
    known: 'pl-x-icu',
    rules: '&A<ą<<<Ą&C<ć<<<Ć&E<ę<<<Ę&L<ł<<<Ł&N<ń<<<Ń&O<ó<<<Ó&S<ś<<<Ś&Z<ź<<<Ź<ż<<<Ż',
  },
  names_uk: { known: 'uk-x-icu', rules: '[reorder Cyrl]&Г<ґ<<<Ґ&І<ї<<<Ї' },
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, { known, rules }] of Object.entries(orders)) {
    await ((await hasCollation(known, db))
      ? sql`create collation ${sql.id(name)} from ${sql.id(known)}`
      : sql`create collation ${sql.id(name)} (provider = icu, locale = 'und', rules = ${sql.lit(rules)})`
    ).execute(db);
    await indexVolunteers(name, db);
  }
}

async function hasCollation(name: string, db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`select from pg_collation where collname = ${name}`.execute(db);
  return rows.length > 0;
}

/**
 * As migration 0003 has them for Unicode's order, but that only last names have an index for one state, too: with the
 * others a page of some of 100,000 takes up to 40 ms, and each index is paid for by every application and decision.
 */
async function indexVolunteers(order: string, db: Kysely<unknown>): Promise<void> {
  const by = (column: string) => sql`${sql.ref(column)} collate ${sql.id(order)}, "id"`;
  for (const column of ['lastname', 'firstname', 'city']) {
    await sql`create index on "volunteers" ("organizationId", ${by(column)})`.execute(db);
  }
  await sql`create index on "volunteers" ("organizationId", "accountStatus", ${by('lastname')})`.execute(db);
}
