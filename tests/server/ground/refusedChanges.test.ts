import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusedChanges } from '../../../scripts/generate/refusedChanges.ts';
import { type StorageColumn, storageTables } from '../../../scripts/generate/storageColumns.ts';
import { fillSearchTexts } from '../../../src/server/core/db/fillSearchTexts.ts';
import { lowerWalls } from '../../../src/server/core/db/migrate.ts';
import { contract } from '../../harness/contract.ts';
import { insertOrganization } from '../../harness/insertOrganization.ts';
import { insertVolunteers } from '../../harness/insertVolunteer.ts';
import { onEachDatabase } from '../../harness/onEachDatabase.ts';
import type { TestDatabase } from '../../harness/openTestDatabase.ts';

type Columns = Record<string, StorageColumn>;

const types: Record<string, string> = {
  ...{ aboutMe: 'text', rating: 'double precision', languages: 'text[]', country: 'jsonb' },
  haveYouBeenAVolunteerBefore: 'boolean',
};

/** Changes of the volunteers' columns, and what becomes of the row's value by what the refusal suggests. */
const changes: [string, (columns: Columns) => void, column: string, becomes: unknown][] = [
  ['renamed', (columns) => rename(columns, 'city', 'town'), 'town', 'Łódź'],
  [
    'a choice less',
    ruled('howDidYouFindAboutUs', { enum: ['friends', 'other'] }),
    'howDidYouFindAboutUs',
    null,
  ],
  [
    'choices less in a list',
    ruled('languages', { minItems: 1, items: { enum: ['uk', 'de'] } }),
    'languages',
    ['uk'],
  ],
  [
    'no choice left in a list',
    ruled('languages', { minItems: 1, items: { enum: ['fr'] } }),
    'languages',
    ['fr'],
  ],
  ['a shorter text', ruled('aboutMe', { maxLength: 4 }), 'aboutMe', 'I he'],
  ['another pattern', ruled('street', { pattern: String.raw`^\S+ [0-9]+$` }), 'street', null],
  [
    'a pattern that PostgreSQL does not know',
    ruled('street', { pattern: String.raw`^\p{Lu}` }),
    'street',
    'Długa',
  ],
  ['a greater minimum', ruled('rating', { minimum: 4, maximum: 5 }), 'rating', 4],
  ['a pattern of dates', ruled('dateOfBirth', { pattern: '^20' }), 'dateOfBirth', '2000-01-01'],
  ['other records', ruled('country', { required: ['code', 'name', 'area'] }), 'country', null],
  [
    'another pattern of a part',
    ruled('country', { properties: { code: { pattern: '^U[A-Z]$' } } }),
    'country',
    null,
  ],
  [
    'a part that may stay',
    ruled('country', { properties: { code: { pattern: '^P[A-Z]$', maxLength: 2 }, name: {} } }),
    'country',
    { code: 'PL', name: 'Polska' },
  ],
  ['a part that is gone', ruled('country', { properties: { code: {} } }), 'country', { code: 'PL' }],
  [
    'a part that is renamed',
    ruled('country', { properties: { code: {}, title: {} } }),
    'country',
    { code: 'PL', title: 'Polska' },
  ],
  ['a number above', ruled('rating', { exclusiveMinimum: 1.5 }), 'rating', null],
  ['whole numbers', ruled('rating', { multipleOf: 1 }), 'rating', null],
  ['halves', ruled('rating', { multipleOf: 0.5 }), 'rating', 1.5],
  ['required', (columns) => Object.assign(columns.postCode ?? {}, { nullable: false }), 'postCode', '?'],
  [
    'new and required',
    (columns) => Object.assign(columns, { size: { type: 'text', nullable: false } }),
    'size',
    '?',
  ],
  ...(['text', 'jsonb', 'integer', 'date', 'boolean', 'uuid', 'text[]', 'timestamptz(3)'] as const).flatMap(
    (type) =>
      Object.keys(types)
        .filter((column) => types[column] !== type)
        .map((column): (typeof changes)[number] => [
          `${column} as ${type}`,
          (columns) => Object.assign(columns[column] ?? {}, { type, rules: {} }),
          column,
          expect.anything(),
        ]),
  ),
];

onEachDatabase('what a refusal suggests', (open) => {
  let database: TestDatabase;
  let volunteerId: string;
  beforeAll(async () => {
    database = await open();
    const { id: organizationId } = await insertOrganization(database.db);
    const [volunteer] = await insertVolunteers(database.db, [
      {
        ...{
          organizationId,
          city: 'Łódź',
          street: 'Długa',
          aboutMe: 'I help.',
          howDidYouFindAboutUs: 'press',
        },
        ...{ languages: ['pl', 'uk'], rating: 1.5, country: { code: 'PL', name: 'Polska' } },
        dateOfBirth: '1994-05-17',
      },
    ]);
    volunteerId = volunteer?.id ?? '';
  });
  afterAll(() => database.close());

  test.each(changes)('runs: %s', async (_, change, column, becomes) => {
    const known = storageTables(contract);
    const wanted = structuredClone(known);
    change(wanted.volunteers ?? {});
    const statements = refusedChanges(known, wanted).flatMap((refused) => refused.statements);
    expect(statements).not.toEqual([]);
    const undone = new Error('undone');
    const run = database.db.transaction().execute(async (trx) => {
      await lowerWalls(trx);
      for (const statement of statements) await sql.raw(statement).execute(trx);
      const { rows } = await sql<{
        value: unknown;
      }>`select to_jsonb(${sql.ref(column)}) as "value" from "volunteers"
        where "id" = ${volunteerId}`.execute(trx);
      const mayBeNull = becomes !== null && 'asymmetricMatch' in Object(becomes);
      if (!(rows[0]?.value === null && mayBeNull)) expect(rows[0]?.value).toEqual(becomes);
      throw undone;
    });
    await expect(run).rejects.toBe(undone);
  });

  describe('and fillSearchTexts', () => {
    test('makes rows that are there found by what is searched now, and by nothing else', async () => {
      await fillSearchTexts('volunteers', ['firstname', 'street'], database.db as never);
      const { rows } = await sql<{ searchText: string }>`select "searchText" from "volunteers"
        where "id" = ${volunteerId}`.execute(database.db);
      expect(rows[0]?.searchText).toMatch(/^\S+ dluga$/);
    });
  });
});

function ruled(name: string, rules: StorageColumn['rules']): (columns: Columns) => void {
  return (columns) => Object.assign(columns[name] ?? {}, { rules });
}

function rename(columns: Columns, from: string, to: string): void {
  columns[to] = columns[from] as StorageColumn;
  delete columns[from];
}
