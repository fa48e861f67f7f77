import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FilterParameter } from '../../../src/contract/ListParameters.ts';
import { contractList } from '../../../src/server/core/db/contractList.ts';
import { conditionOf } from '../../../src/server/core/db/filterCondition.ts';
import { insertOrganization } from '../../harness/insertOrganization.ts';
import { insertVolunteers } from '../../harness/insertVolunteer.ts';
import { onEachDatabase } from '../../harness/onEachDatabase.ts';
import type { TestDatabase } from '../../harness/openTestDatabase.ts';

type Filter = Pick<FilterParameter, 'kind' | 'given'> & Partial<FilterParameter>;

const parameter = (filter: Filter): FilterParameter => ({
  ...{ operation: 'listThings', property: filter.kind, compare: 'equals', ...filter },
});

const A = '01980000-0000-7000-8000-00000000000a';
const B = '01980000-0000-7000-8000-00000000000b';

onEachDatabase('a filter', (open) => {
  let database: TestDatabase;
  let organizationId: string;
  beforeAll(async () => {
    database = await open();
    organizationId = (await insertOrganization(database.db)).id;
  });
  afterAll(() => database.close());

  /** Which of three rows it leaves, whose columns are called like their kinds: one low, one high, one without any value. */
  const leaves = async (filter: Filter, value: unknown): Promise<string> => {
    const condition = conditionOf(parameter(filter))?.(value, organizationId);
    if (!condition) throw new Error('there is no such condition');
    const { rows } = await sql<{ row: string }>`select "row" from (values
        ('low', 'one', array['one','two words'], false, ${A}::uuid, ${`{"id":"${A}"}`}::jsonb, 'Łódź', 1,
          '2026-03-29'::date, '2026-03-29T21:59:59.999Z'::timestamptz, '08:00'),
        ('high', 'two words', array['two words'], true, ${B}::uuid, ${`{"id":"${B}"}`}::jsonb, 'Київ', 2,
          '2026-03-30'::date, '2026-03-29T22:00:00Z'::timestamptz, '17:30'),
        ('none', null, null, null, null, null, null, null, null, null, null)
      ) as "things" ("row", "enum", "enums", "boolean", "id", "reference", "text", "integer", "date", "instant", "time")
      where ${condition}`.execute(database.db);
    return rows.map(({ row }) => row).join();
  };

  test.each<[Filter, unknown, string]>([
    [{ kind: 'enum', given: 'enum' }, 'one', 'low'],
    [{ kind: 'enum', given: 'enums' }, ['one', 'two words'], 'low,high'],
    [{ kind: 'enums', given: 'enum' }, 'two words', 'low,high'],
    [{ kind: 'enums', given: 'enums' }, ['one', 'three'], 'low'],
    [{ kind: 'boolean', given: 'boolean' }, false, 'low'],
    [{ kind: 'id', given: 'id' }, B.toUpperCase(), 'high'],
    [{ kind: 'reference', given: 'id' }, A.toUpperCase(), 'low'],
    [{ kind: 'text', given: 'text' }, ' lodz', 'low'],
    [{ kind: 'text', given: 'enum' }, 'Київ', 'high'],
    [{ kind: 'integer', given: 'integer' }, 2, 'high'],
    [{ kind: 'integer', given: 'number', compare: 'from' }, 1.5, 'high'],
    [{ kind: 'integer', given: 'integer', compare: 'to' }, 9e15, 'low,high'],
    [{ kind: 'date', given: 'date' }, '2026-03-29', 'low'],
    [{ kind: 'date', given: 'date', compare: 'from' }, '2026-03-30', 'high'],
    [{ kind: 'time', given: 'time', compare: 'to' }, '08:00', 'low'],
    [{ kind: 'instant', given: 'instant', compare: 'from' }, '2026-03-29T22:00:00Z', 'high'],
    // The clocks of Warsaw went forward that morning: the day ends at 22:00 UTC.
    [{ kind: 'instant', given: 'date' }, '2026-03-29', 'low'],
    [{ kind: 'instant', given: 'date', compare: 'to' }, '2026-03-29', 'low'],
    [{ kind: 'instant', given: 'date', compare: 'from' }, '2026-03-30', 'high'],
  ])('%j of %j leaves %s', async (filter, value, expected) => {
    expect(await leaves(filter, value)).toBe(expected);
  });

  test('that is written by hand goes before what the contract says', async () => {
    const people = [{ accountStatus: 'pending' as const }, { accountStatus: 'verified' as const }];
    await insertVolunteers(
      database.db,
      people.map((person) => ({ organizationId, ...person })),
    );
    const opposite = contractList('volunteers', {
      filters: { accountStatus: (status) => sql`"accountStatus" <> ${status}` },
    });
    const rows = await opposite
      .narrow(database.db.selectFrom('volunteers'), { accountStatus: 'pending' }, { organizationId })
      .select('accountStatus')
      .execute();
    expect(rows).toEqual([{ accountStatus: 'verified' }]);
  });
});

describe('kinds that cannot be compared', () => {
  test.each<Filter>([
    { kind: null, given: 'text' },
    { kind: 'boolean', given: 'text' },
    { kind: 'text', given: 'boolean' },
    { kind: 'enum', given: 'enum', compare: 'from' },
    { kind: 'country', given: 'boolean' },
    { kind: 'date', given: 'instant' },
  ])('have no condition: %j', (filter) => {
    expect(conditionOf(parameter(filter))).toBeNull();
  });
});
