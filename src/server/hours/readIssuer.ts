import { dayOf } from '../clearances/clearanceStore.ts';
import type { Queries } from '../core/db/transaction.ts';

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
  const { day, name, vatNr, postCode, city, street, houseNumber, apartmentNumber } = await db
    .selectFrom('organizations')
    .select(['name', 'vatNr', 'postCode', 'city', 'street', 'houseNumber', 'apartmentNumber'])
    .select(dayOf(organizationId).as('day'))
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const house = [houseNumber, apartmentNumber].filter(Boolean).join('/');
  return { name, vatNr, city, day, address: `${street} ${house}, ${postCode} ${city}` };
}
