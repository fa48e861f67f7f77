import { type RawBuilder, sql } from 'kysely';

/** SQL of the part of a last name that a list shows of a person in need. */
export const initial: RawBuilder<string> = sql`upper(left(ltrim(normalize("lastname", NFC)), 1))`;

/** SQL of the name of a person in need outside of the profile: `Stanisława J.`. */
export const shortNameSql: RawBuilder<string> = sql`"firstname" || ' ' || ${initial} || '.'`;

/** The same of a row. */
export function shortName({ firstname, lastname }: Record<'firstname' | 'lastname', string>): string {
  const [letter = ''] = lastname.trim().normalize('NFC');
  return `${firstname} ${letter.toUpperCase()}.`;
}
