import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../src/server');

/** A schema that is named, or another way to say where tables are looked for. */
const NAMED =
  /"?\b(public|foundation)"?\."|\b(from|join|into|update|table|exists)\s+"?(public|foundation)"?\.|search_path|\.withSchema\(/i;

/** The second wall is the schema that statements run in (src/server/core/db/walls.ts): who names another walks round it. */
test('no statement outside of the database layer names a schema', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.startsWith('core/db/'),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (NAMED.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test.each([
  'select "id" from public."volunteers"',
  'delete from "public"."volunteers"',
  'select 1 from public.volunteers',
  'sql`set local search_path to public`',
  "db.withSchema('public').selectFrom('volunteers')",
])('one that did would be found: %s', (line) => {
  expect(line).toMatch(NAMED);
});
