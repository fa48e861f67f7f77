import { sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { selectedColumns } from '../core/db/contractColumns.ts';
import { acrossTenants, inTenant } from '../core/db/scope.ts';
import type { Queries } from '../core/db/transaction.ts';
import { isInGroup } from '../events/calendar/eventGroups.ts';
import { shiftsOfEach } from '../events/shifts/shiftStore.ts';
import type { PublicPage } from './publicPageStore.ts';

type Schemas = components['schemas'];

/** What anybody may read of a foundation. */
const columns = [
  ...([
    'id',
    'name',
    'category',
    'description',
    'helpLocation',
    'originDate',
    'email',
    'phone',
    'website',
  ] as const),
  ...(['postCode', 'city', 'street', 'houseNumber', 'apartmentNumber', 'addressDescription'] as const),
  ...(['coverDesign', 'coverToken', 'timeZone'] as const),
];

/** A foundation whose page is on. */
export type Foundation = Pick<Schemas['Organization'], (typeof columns)[number]> &
  Pick<PublicPage, 'slug' | 'informationClause' | 'embedHosts'>;

/** Looked for where no page is, so that both answers take as long. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The foundation of an address; undefined if there is none, it is not approved, or its page is off. */
export function findFoundation(address: string, db: Queries): Promise<Foundation | undefined> {
  // Printed addresses are typed in capitals, too; what is no slug is not in the database.
  const slug = /^[a-z0-9-]{1,60}$/i.test(address) ? address.toLowerCase() : '';
  return acrossTenants(async () => {
    const page = await db
      .selectFrom('public_pages')
      .select(['organizationId', 'slug', 'isOn', 'informationClause', 'embedHosts'])
      .where('slug', '=', slug)
      .executeTakeFirst();
    const foundation = await db
      .selectFrom('organizations')
      .select(selectedColumns(columns))
      .where('id', '=', page?.isOn ? page.organizationId : NOBODY)
      .where('status', '=', 'approved')
      .executeTakeFirst();
    if (!page || !foundation) return undefined;
    const { informationClause, embedHosts } = page;
    return {
      ...(foundation as unknown as Schemas['Organization']),
      slug: page.slug,
      informationClause,
      embedHosts,
    };
  });
}

const eventColumns = [
  ...([
    'id',
    'title',
    'helpCategory',
    'description',
    'startDate',
    'eventStart',
    'endDate',
    'eventEnd',
  ] as const),
  ...(['city', 'street', 'houseNumber', 'location', 'volunteersNeededNum'] as const),
  ...(['nrOfVolunteersSigned', 'waitlisted'] as const),
];

/** What anybody may read of a published event. */
export type PublicEvent = Pick<Schemas['Event'], (typeof eventColumns)[number] | 'shifts'>;

/** More would make the page heavy. */
export const MOST_EVENTS = 20;

/** The foundation's events that will take place, the next ones first, and how many there are in all. */
export function listEvents(
  organizationId: string,
  db: Queries,
): Promise<{ readonly events: readonly PublicEvent[]; readonly total: number }> {
  return inTenant(organizationId, async () => {
    const rows = await coming(organizationId, db)
      .select(selectedColumns(eventColumns))
      .select(shiftsOfEach(organizationId, db).as('shifts'))
      .select(sql<number>`count(*) over ()::int`.as('total'))
      .orderBy('startDate')
      .orderBy('eventStart')
      .orderBy('id')
      .limit(MOST_EVENTS)
      .execute();
    return { events: rows as unknown as PublicEvent[], total: rows[0]?.total ?? 0 };
  });
}

/** One of these events; undefined if there is none. */
export function findEvent(id: string, organizationId: string, db: Queries): Promise<PublicEvent | undefined> {
  return inTenant(organizationId, async () => {
    const event = await coming(organizationId, db)
      .select(selectedColumns(eventColumns))
      .select(shiftsOfEach(organizationId, db).as('shifts'))
      .where('id', '=', id)
      .executeTakeFirst();
    return event as unknown as PublicEvent | undefined;
  });
}

function coming(organizationId: string, db: Queries) {
  return db.selectFrom('events').where('organizationId', '=', organizationId).where(isInGroup.future);
}
