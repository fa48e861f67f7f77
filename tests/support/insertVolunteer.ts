import type { Insertable, Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { storage } from '../../src/contract/generated/storage.ts';
import type { Database } from '../../src/server/db/schema.ts';
import { searchTextOf } from '../../src/server/db/searchText.ts';

type VolunteerRow = Insertable<Database['volunteers']>;
type VolunteerInput = Partial<VolunteerRow> & { readonly organizationId: string };

/** A volunteer who waits for the foundation's decision. */
export function buildVolunteer(overrides: VolunteerInput): VolunteerRow {
  const volunteer = {
    id: uuid(),
    firstname: 'Łucja',
    lastname: 'Wiśniewska',
    accountStatus: 'pending' as const,
    city: 'Łódź',
    email: 'lucja.wisniewska@mail.example',
    phone: '+48601234567',
    dateOfBirth: '1994-05-17',
    country: null,
    postCode: null,
    street: null,
    houseNumber: null,
    apartmentNumber: null,
    aboutMe: null,
    languages: ['pl' as const],
    daysOfHelp: ['saturday' as const],
    howDidYouFindAboutUs: null,
    haveYouBeenAVolunteerBefore: true,
    rating: null,
    imageToken: null,
    rejectionReason: null,
    createdAt: '2026-11-02T09:30:00.000Z',
    accountId: null,
    ...overrides,
  };
  return { searchText: searchTextOf(volunteer, storage.volunteers.search), ...volunteer };
}

export async function insertVolunteer(
  db: Kysely<Database>,
  overrides: VolunteerInput,
): Promise<VolunteerRow> {
  const [volunteer] = await insertVolunteers(db, [overrides]);
  if (!volunteer) throw new Error('nothing was inserted');
  return volunteer;
}

/** Many at once, in statements that stay below PostgreSQL's 65,535 parameters. */
export async function insertVolunteers(
  db: Kysely<Database>,
  overrides: readonly VolunteerInput[],
): Promise<VolunteerRow[]> {
  const volunteers = overrides.map(buildVolunteer);
  for (let from = 0; from < volunteers.length; from += 1000) {
    await db
      .insertInto('volunteers')
      .values(volunteers.slice(from, from + 1000))
      .execute();
  }
  return volunteers;
}
