import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillFoundation } from '../../../scripts/operate/seed/fillFoundation.ts';
import { findFoundation } from '../../../scripts/operate/seed/findFoundation.ts';
import { readSeedOptions } from '../../../scripts/operate/seed/readSeedOptions.ts';
import type { Trx } from '../../../src/server/core/db/transaction.ts';
import { loadDemoData } from '../../../src/server/demo/loadDemoData.ts';
import { contractPart } from '../../harness/contractPart.ts';
import { onEachDatabase } from '../../harness/onEachDatabase.ts';
import type { TestDatabase } from '../../harness/openTestDatabase.ts';
import { issuesOf } from './contractIssues.ts';

const now = new Date('2026-11-21T10:15:00Z');
const amounts = ['--volunteers', '2500', '--events', '60', '--people', '80'];

onEachDatabase('seeding', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await loadDemoData(database);
  });
  afterAll(() => database.close());

  /** What was added, read back in the order of the ids, and then taken back. */
  async function seeded(...args: string[]) {
    const options = readSeedOptions(args);
    const trx = await database.db.startTransaction().execute();
    try {
      let stored = 0;
      const foundation = await findFoundation(options.organizationId, trx);
      const onStored = (count: number) => {
        stored += count;
      };
      await fillFoundation({ foundation, options, now, db: trx, onStored });
      return { foundation, stored, ...(await readRecords(foundation.id, trx)) };
    } finally {
      await trx.rollback().execute();
    }
  }

  async function readRecords(id: string, trx: Trx) {
    const [volunteers, events, people] = [
      await trx.selectFrom('volunteers').selectAll().where('organizationId', '=', id).orderBy('id').execute(),
      await trx.selectFrom('events').selectAll().where('organizationId', '=', id).orderBy('id').execute(),
      await trx
        .selectFrom('people_in_need')
        .selectAll()
        .where('organizationId', '=', id)
        .orderBy('id')
        .execute(),
    ];
    const participants = await trx.selectFrom('participants').selectAll().orderBy('id').execute();
    return { volunteers, events, people, participants };
  }

  describe('with amounts of each', () => {
    let records: Awaited<ReturnType<typeof seeded>>;
    beforeAll(async () => {
      records = await seeded(...amounts);
    });

    test('adds so many to the first foundation, and says so', () => {
      expect(records.foundation.name).toBe('Fundacja Pomocna Dłoń');
      expect(records.stored).toBe(2640);
      expect(records.volunteers).toHaveLength(2500 + 67);
      expect(records.events).toHaveLength(60 + 20);
      expect(records.people).toHaveLength(80 + 25);
    });

    test('keeps the contract', () => {
      const issues = [
        ...records.volunteers.flatMap((row) =>
          issuesOf('Volunteer', {
            ...{
              ...contractPart('volunteers', row),
              hasAccount: false,
              duplicates: [],
              files: [],
              notes: [],
              clearances: [],
              timeEntries: [],
              certificates: [],
              agreements: [],
              guardianConsents: [],
              clearancesMissing: [],
              history: [],
            },
            story: { attended: 0, missed: 0, visits: 0, minutes: 0, events: [] },
          }),
        ),
        ...records.events.flatMap((row) =>
          issuesOf('Event', {
            ...contractPart('events', row),
            participants: [],
            shifts: [],
            erasedParticipants: 0,
            series: [],
            history: [],
          }),
        ),
        ...records.people.flatMap((row) => {
          const initial = row.lastname.slice(0, 1);
          const nothing = { duplicates: [], assignments: [], visits: [], notes: [], history: [] };
          return issuesOf('PersonInNeed', { ...contractPart('people_in_need', row), initial, ...nothing });
        }),
      ];
      expect(issues).toEqual([]);
    });

    test('makes volunteers in every state, and finds them by folded text', () => {
      const states = Object.groupBy(records.volunteers, ({ accountStatus }) => accountStatus);
      expect(states.pending?.length).toBeGreaterThan(20);
      expect(states.rejected?.length).toBeGreaterThan(50);
      expect(states.verified?.length).toBeGreaterThan(2000);
      const lukasz = records.volunteers.filter(({ firstname }) => firstname === 'Łukasz');
      expect(lukasz.length).toBeGreaterThan(3);
      expect(lukasz.every(({ searchText }) => searchText.startsWith('lukasz '))).toBe(true);
    });

    test('counts the places of events as they are taken', () => {
      for (const { id, nrOfVolunteersSigned, waitlisted, volunteersNeededNum } of records.events) {
        const own = records.participants.filter(
          ({ eventId, status }) => eventId === id && status !== 'resigned',
        );
        expect(own).toHaveLength(nrOfVolunteersSigned + waitlisted);
        expect(nrOfVolunteersSigned).toBeLessThanOrEqual(volunteersNeededNum ?? 0);
      }
    });
  });

  test('the same seed gives the same records, another one others', async () => {
    const once = await seeded('--volunteers', '300', '--seed', '7');
    expect((await seeded('--volunteers', '300', '--seed', '7')).volunteers).toEqual(once.volunteers);
    const other = await seeded('--volunteers', '300', '--seed', '8');
    const emails = new Set(once.volunteers.map(({ email }) => email));
    expect(other.volunteers.filter(({ email }) => !emails.has(email)).length).toBeGreaterThan(250);
  });

  test('more of one kind changes nothing of another', async () => {
    const few = await seeded('--people', '40');
    const more = await seeded('--people', '40', '--volunteers', '10');
    expect(more.people).toEqual(few.people);
  });

  test('adds to the foundation that is named, and to no other', async () => {
    const { id } = await database.db
      .selectFrom('organizations')
      .select('id')
      .where('name', 'like', '%Początek')
      .executeTakeFirstOrThrow();
    const { foundation, volunteers } = await seeded('--volunteers', '5', '--organization', id);
    expect(foundation.name).toBe('Fundacja Dobry Początek');
    expect(volunteers).toHaveLength(13 + 5);
    await expect(
      seeded('--volunteers', '5', '--organization', '01980000-0000-7000-8000-000000000999'),
    ).rejects.toThrow('There is no foundation 01980000');
  });

  test('is refused without a foundation', async () => {
    await database.db.deleteFrom('organizations').execute();
    await expect(seeded('--volunteers', '5')).rejects.toThrow('There is no foundation to add to');
  });
});
