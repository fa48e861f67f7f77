import type { Kysely } from 'kysely';
import { fillSearchTexts } from '../fillSearchTexts.ts';

/** Written by `npm run generate` from the contract, for review; never changed once it has run anywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await fillSearchTexts('volunteers', ['firstname', 'lastname', 'city', 'email', 'phone'], db);
}
