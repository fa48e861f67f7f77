import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillStudio } from '../../harness/foundations/fillStudio.ts';
import { openTestDatabase, type TestDatabase } from '../../harness/openTestDatabase.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase('pglite');
});
afterAll(() => database.close());

test('the pictures of the panel have a foundation of each kind, on the database as a server sees it', async () => {
  const { usual, longest, many, none } = await fillStudio(database.walled);
  for (const subject of [usual, longest]) expect(Object.values(subject)).not.toContain(undefined);
  expect(many).toMatchObject({ volunteerId: expect.any(String), eventId: expect.any(String) });
  expect(none).toMatchObject({ adminId: expect.any(String), volunteerId: undefined, eventId: undefined });
});
