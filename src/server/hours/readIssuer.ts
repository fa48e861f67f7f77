import { dayOf } from '../core/db/foundationDay.ts';
import type { Queries } from '../core/db/transaction.ts';
import { addressOf } from '../core/texts/addressOf.ts';

/** A foundation as its papers name it. */
export interface Issuer {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly vatNr: string;
  /** Today, by the foundation's clock. */
  readonly day: string;
}

export async function readIssuer(organizationId: string, db: Queries): Promise<Issuer> {
  const { day, name, vatNr, ...home } = await db
    .selectFrom('organizations')
    .select(['name', 'vatNr', 'postCode', 'city', 'street', 'houseNumber', 'apartmentNumber'])
    .select(dayOf(organizationId).as('day'))
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return { name, vatNr, day, city: home.city, address: addressOf(home) };
}
