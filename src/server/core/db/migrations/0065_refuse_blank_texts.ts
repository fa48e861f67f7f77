import { type Kysely, sql } from 'kysely';

interface Text {
  readonly names: readonly string[];
  readonly limits: readonly [least: number, most: number];
  /** What stands in the place of a blank one; by default nothing. */
  readonly instead?: string;
}

const reason = (...names: string[]): Text => ({ names, limits: [3, 250] });
const house: Text = { names: ['postCode', 'houseNumber'], limits: [1, 8] };
const apartment: Text = { names: ['apartmentNumber'], limits: [1, 5] };

const texts: Readonly<Record<string, readonly Text[]>> = {
  abuse_reports: [reason('outcome')],
  certificates: [reason('revocationReason')],
  coordinators: [{ ...house, names: ['postalCode', 'houseNumber'] }, apartment],
  events: [reason('cancellationReason'), house],
  organizations: [
    { names: ['description'], limits: [200, 1500], instead: '?'.repeat(200) },
    { ...house, instead: '?' },
    apartment,
  ],
  people_in_need: [reason('closingReason'), { ...house, names: ['postCode'] }],
  time_entries: [reason('declineReason')],
  upcoming_erasures: [reason('keepReason')],
  volunteers: [reason('rejectionReason'), house, apartment],
};

/** What JavaScript takes for no blank; PostgreSQL's own `\S` takes some blanks for letters. */
const seen = String.raw`[^\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]`;

/** Reasons, descriptions, post codes and numbers of houses that are blanks alone, which the contract takes no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(texts)) {
    for (const { names, limits, instead = null } of columns) {
      for (const name of names) await refuseBlanks(table, name, limits, instead, db);
    }
  }
  for (const { names } of texts.volunteers ?? []) {
    for (const name of names)
      await sql`update "volunteer_applications" set "record" = "record" - ${sql.lit(name)}
        where "record" ->> ${sql.lit(name)} !~ ${sql.lit(seen)}`.execute(db);
  }
}

async function refuseBlanks(
  table: string,
  name: string,
  [least, most]: Text['limits'],
  instead: string | null,
  db: Kysely<unknown>,
): Promise<void> {
  const column = sql.ref(name);
  const constraint = sql.ref(`${table}_${name}_contract`);
  await sql`update ${sql.table(table)} set ${column} = ${sql.lit(instead)}
    where ${column} !~ ${sql.lit(seen)}`.execute(db);
  await sql`alter table ${sql.table(table)} drop constraint if exists ${constraint},
    add constraint ${constraint} check (char_length(${column}) >= ${sql.lit(least)}
      and char_length(${column}) <= ${sql.lit(most)} and ${column} ~ '\\S')`.execute(db);
}
