import { type RawBuilder, sql } from 'kysely';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import type { OnBatch } from '../db/batchesOf.ts';
import { resourceStore } from '../resource/resourceStore.ts';

/** What a list shows of somebody, as far as a search looks through it. */
export type FoundPerson = Pick<
  components['schemas']['PersonInNeedListItem'],
  'id' | 'firstname' | 'initial' | 'city'
>;

const exported = resources['people-in-need'].columns;

/** All of a last name that a list shows. */
const initial: RawBuilder<string> = sql`upper(left(ltrim(normalize("lastname", NFC)), 1))`;

export const peopleInNeed = resourceStore('people-in-need', {
  rows: ({ organizationId }, db) =>
    db
      .selectFrom('people_in_need')
      .selectAll()
      .select(initial.as('initial'))
      .where('organizationId', '=', organizationId),
  computed: ['initial'],
  // Urgency and status are ordered by what they mean.
  sorts: { urgency: 'urgencyRank', status: 'statusRank' },
});

/** Somebody as an export tells of them. */
export function asFoundPerson({ id, values }: Parameters<OnBatch>[0][number]): FoundPerson {
  const textOf = (name: (typeof exported)[number]['name']) =>
    values[exported.findIndex((column) => column.name === name)] ?? '';
  return { id, firstname: textOf('firstname'), initial: textOf('initial'), city: textOf('city') };
}
