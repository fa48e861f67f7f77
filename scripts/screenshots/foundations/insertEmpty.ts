import { insertRows, type Row } from '../../../src/server/db/insertRows.ts';
import type { Queries } from '../../../src/server/db/transaction.ts';
import { createRandom } from '../../../src/server/demo/Random.ts';

/** A foundation on its first day: an admin, and nothing else. @returns its id */
export async function insertEmpty(name: string, db: Queries): Promise<string> {
  const createdAt = new Date(Date.now() - 3_600_000).toISOString();
  const random = createRandom(name.length);
  const [organizationId, id] = [random.id(createdAt), random.id(createdAt)];
  const organization: Row<'organizations'> = {
    ...{ id: organizationId, createdAt, name, vatNr: '1234563218', category: ['charity'] },
    description: 'Wspieramy osoby starsze i samotne w Łodzi i okolicach. '.repeat(4),
    ...{ email: 'kontakt@nowa.example', phone: '+48601234567', country: { code: 'PL', name: 'Polska' } },
    ...{ postCode: '90-001', city: 'Łódź', street: 'Piotrkowska', houseNumber: '12' },
    ...{ timeZone: 'Europe/Warsaw', status: 'approved', version: 1 },
  };
  await insertRows('organizations', [organization], db);
  const email = `maria.lis.${organizationId}@nowa.example`;
  const account = {
    id,
    organizationId,
    email,
    passwordHash: 'nobody signs in with a password here',
    createdAt,
  };
  await insertRows(
    'accounts',
    [{ ...account, role: 'admin', language: 'pl', emailConfirmedAt: createdAt }],
    db,
  );
  const coordinator = { id, organizationId, createdAt, name: 'Maria Lis', phoneNumber: '+48601234567' };
  await insertRows('coordinators', [coordinator], db);
  return organizationId;
}
