import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { StorageTables } from '../../scripts/generate/storageColumns.ts';
import { createAjv } from '../../src/contract/createAjv.ts';
import { copyProject, type ProjectCopy } from '../harness/copyProject.ts';
import { editSchema } from '../harness/editSchema.ts';
import { runNode } from '../harness/runNode.ts';
import { COPY_ADMIN, startCopy } from '../harness/startCopy.ts';

/** The contract promises more than rows hold that are there: what generate asks for, and what the server answers then. */
const TIMEOUT_MS = 240_000;
const environment = { HOST: '127.0.0.1', DATA_DIR: '.data', DATABASE_URL: '', DEMO: '0', NODE_ENV: 'test' };
const migrations = 'src/server/core/db/migrations';

let copy: ProjectCopy;
let suggested: string[];
let migration: string;
const run = (...args: string[]) => runNode(args, { cwd: copy.folder, environment });
const runProgram = (name: string, ...args: string[]) => run(`tests/harness/programs/${name}.ts`, ...args);
const write = (path: string, text: string) => writeFileSync(join(copy.folder, path), text);
const writeMigration = (statements: readonly string[]) =>
  write(
    migration,
    `import { sql } from 'kysely';
     export async function up(db) {
       ${statements.map((statement) => `await ${statement}.execute(db);`).join('\n')}
     }`,
  );

beforeAll(async () => {
  copy = copyProject();
  expect(await runProgram('fillDatabase', COPY_ADMIN, 'Łucja,Serhij')).toMatchObject({ code: 0, stderr: '' });
  for (const [field, value] of [
    ['howDidYouFindAboutUs', 'press'],
    ['street', 'Świętojańska'],
  ] as const) {
    expect(await runProgram('setVolunteerField', field, value)).toMatchObject({ code: 0, stderr: '' });
  }
  const path = join(copy.folder, 'openapi/schemas/FoundVia.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('press, ', ''));
}, TIMEOUT_MS);
afterAll(() => copy?.remove());

describe('a choice that is gone while rows hold it', { timeout: TIMEOUT_MS }, () => {
  test('is refused by one line that says what to write, and nothing is written', async () => {
    const snapshot = readFileSync(join(copy.folder, migrations, 'columns.json'), 'utf8');
    const { code, stdout, stderr } = await run('scripts/generate/generate.ts');
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(
      /^openapi\/schemas\/FoundVia\.yaml:\d+: The column "volunteers"\."howDidYouFindAboutUs" .*press may no longer stand.*\n$/,
    );
    expect(readFileSync(join(copy.folder, migrations, 'columns.json'), 'utf8')).toBe(snapshot);
    suggested = stderr.match(/sql`[^`]+`/g) ?? [];
    migration = stderr.match(/Write (\S+) by hand/)?.[1]?.replace('…', 'less_found_via') ?? '';
    // The rows, the CHECK, and the applications that wait for a confirmation.
    expect(suggested).toHaveLength(3);
    expect(suggested[2]).toContain('update "volunteer_applications"');

    const columns: StorageTables = JSON.parse(snapshot);
    const rules = columns.volunteers?.howDidYouFindAboutUs?.rules;
    if (rules?.enum) rules.enum = rules.enum.filter((value) => value !== 'press');
    write(join(migrations, 'columns.json'), JSON.stringify(columns));
    writeMigration(suggested);
    // Found now by what it was not found by before.
    editSchema(copy.folder, 'Volunteer', (properties) => properties.setIn(['street', 'x-store'], 'search'));
    expect(await run('scripts/generate/generate.ts')).toMatchObject({ code: 0, stderr: '' });
  });

  test('stops the start by the true error where the migration forgets the rows', async () => {
    writeMigration(suggested.slice(1));
    const { code, stderr } = await run('src/server/main.ts');
    expect(code).toBe(1);
    expect(stderr).toContain(
      `The migration ${migration.slice(migrations.length + 1, -'.ts'.length)} failed, and nothing was changed: ` +
        'check constraint "volunteers_howDidYouFindAboutUs_contract" of relation "volunteers" is violated by some row',
    );
    expect(stderr).not.toContain('current transaction is aborted');
    writeMigration(suggested);
  });

  test('stops the start where a migration has a name that no order knows', async () => {
    const path = join(copy.folder, migrations, '0999_drop-street.ts');
    writeFileSync(path, 'export async function up() {}\n');
    const { code, stderr } = await run('src/server/main.ts');
    rmSync(path);
    expect(code).toBe(1);
    expect(stderr).toContain(
      'The migration 0999_drop-street.ts never runs: its name must be like 0001_what_it_does.ts.',
    );
  });

  test('is in no answer after the migration, and nobody can write it any more', async () => {
    const server = await startCopy(copy.folder, environment);
    onTestFinished(async () => void (await server.stop()));
    const path = `/organizations/${server.organizationId}/volunteers`;
    const answer = await server.get(`${path}?q=swietojanska`);
    expect(answer.status).toBe(200);
    const page = await answer.json();
    expect(page.content).toMatchObject([{ howDidYouFindAboutUs: null }, { howDidYouFindAboutUs: null }]);

    const document = await (await server.get('/openapi.json')).json();
    const validate = createAjv()
      .addSchema(document, 'contract')
      .getSchema('contract#/components/schemas/VolunteerPage');
    expect(JSON.stringify(document.components.schemas.Volunteer)).not.toContain('press');
    expect(validate?.(page)).toBe(true);
    expect(await server.stop()).toBe(0);

    const { code, stderr } = await runProgram('setVolunteerField', 'howDidYouFindAboutUs', 'press');
    expect(code).not.toBe(0);
    expect(stderr).toContain('violates check constraint');
  });
});
