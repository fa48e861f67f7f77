import { type Kysely, sql } from 'kysely';

/**
 * Collations of the readers' languages. PostgreSQL has them by name; the embedded database has only Unicode's
 * root collation, so the languages' rules from the Unicode locale data are added.
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
 * As in migration 0003 for Unicode's order, except that only last names have an index per status: other sorts
 * take up to 40 ms for a page of 100,000, and each index slows down every application and decision.
 */
async function indexVolunteers(order: string, db: Kysely<unknown>): Promise<void> {
  const by = (column: string) => sql`${sql.ref(column)} collate ${sql.id(order)}, "id"`;
  for (const column of ['lastname', 'firstname', 'city']) {
    await sql`create index on "volunteers" ("organizationId", ${by(column)})`.execute(db);
  }
  await sql`create index on "volunteers" ("organizationId", "accountStatus", ${by('lastname')})`.execute(db);
}
