import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { nativeCompiler } from '../../scripts/test/checks.ts';
import { copyProject, type ProjectCopy } from '../harness/copyProject.ts';
import { editSchema } from '../harness/editSchema.ts';
import { runNode } from '../harness/runNode.ts';
import { COPY_ADMIN, startCopy } from '../harness/startCopy.ts';
import { startMock } from '../harness/startMock.ts';

/**
 * The promise of the product: a field is written in one place. In a copy of the project whose database has rows
 * already, one property is added to one file of the contract; nothing else is written by hand. It has a name that
 * nobody will add.
 */
const field = 'trialSize';
const definition = { type: 'string', enum: ['S', 'M', 'L'] };

/** Whole programs run here; on a busy machine they take their time. */
const TIMEOUT_MS = 240_000;
const environment = { HOST: '127.0.0.1', DATA_DIR: '.data', DATABASE_URL: '', DEMO: '0', NODE_ENV: 'test' };

let copy: ProjectCopy;
const run = (...args: string[]) => runNode(args, { cwd: copy.folder, environment });
const runProgram = (name: string, ...args: string[]) => run(`tests/harness/programs/${name}.ts`, ...args);
const start = async () => {
  const server = await startCopy(copy.folder, environment);
  onTestFinished(async () => void (await server.stop()));
  return server;
};
const readCopy = (path: string) => readFileSync(join(copy.folder, path), 'utf8');

beforeAll(async () => {
  copy = copyProject();
  expect(await runProgram('fillDatabase', COPY_ADMIN, 'Łucja,Serhij')).toMatchObject({ code: 0, stderr: '' });
  editSchema(copy.folder, 'Volunteer', (properties) => properties.set(field, definition));
  expect(await run('scripts/generate/generate.ts')).toMatchObject({ code: 0, stderr: '' });
}, TIMEOUT_MS);
afterAll(() => copy?.remove());

describe('a field that is added to the volunteer is', { timeout: TIMEOUT_MS }, () => {
  test('a type', async () => {
    writeFileSync(
      join(copy.folder, 'probe.ts'),
      `import type { components } from './src/contract/generated/types.ts';
       type Schemas = components['schemas'];
       export const sizes: Schemas['Volunteer']['${field}'][] = ['S', 'M', 'L', null, undefined];
       export const listed: Schemas['VolunteerListItem']['${field}'] = 'S';
       // @ts-expect-error there is no such size
       export const entered: Schemas['VolunteerInput']['${field}'] = 'XXL';`,
    );
    const options =
      '--ignoreConfig --noEmit --strict --skipLibCheck --allowImportingTsExtensions --types node'.split(' ');
    const { code, stdout } = await run(nativeCompiler, ...options, 'probe.ts');
    expect(stdout).toBe('');
    expect(code).toBe(0);
  });

  test('in the form with its message, on the profile, in the list and among the stored columns', async () => {
    const { stdout, stderr } = await runProgram('printDerivedField', field, 'M', 'XXL');
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      form: definition,
      section: 'details',
      column: expect.objectContaining({ name: field, kind: 'enum', choices: definition.enum, shown: true }),
      stored: true,
      texts: [`enums.${field}.L`, `enums.${field}.M`, `enums.${field}.S`, `fields.${field}`],
      messages: { M: [], XXL: ['enum'] },
    });
  });

  test('a migration that only adds', () => {
    const migrations = readdirSync(join(copy.folder, 'src/server/core/db/migrations')).sort();
    const added = migrations.filter((file) => file.endsWith(`_add_volunteers_${field}.ts`));
    expect(added).toEqual([migrations.findLast((file) => file.endsWith('.ts'))]);
    expect(readCopy(`src/server/core/db/migrations/${added[0]}`)).toContain(
      `alter table "volunteers" add column "${field}" text`,
    );
  });

  test('in what the mock answers', async () => {
    const mock = await startMock(copy.folder);
    onTestFinished(async () => void (await mock.stop()));
    const id = '01980000-0000-7000-8000-000000000001';
    const ask = async (path: string) =>
      (await fetch(mock.address + path, { headers: { cookie: 'session=any' } })).json();
    expect(await ask(`/volunteers/${id}`)).toHaveProperty(field, 'S');
    expect(await ask(`/organizations/${id}/volunteers`)).toHaveProperty(`content.0.${field}`, 'S');
  });

  test('validated, documented, listed, exported and kept over a restart by the server', async () => {
    expect(await runProgram('setVolunteerField', field, 'M')).toMatchObject({ code: 0, stderr: '' });
    const server = await start();
    const document = await (await server.get('/openapi.json')).json();
    expect(document.components.schemas.Volunteer.properties[field].enum).toEqual([...definition.enum, null]);

    const { example } = document.paths['/volunteers'].post.requestBody.content['application/json'];
    const application = { ...example, organizationId: server.organizationId };
    const refused = await server.post('/volunteers', { ...application, [field]: 'XXL' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'invalid_input', errors: [{ field, code: 'enum' }] });
    const taken = await server.post('/volunteers', { ...application, [field]: 'L' });
    expect(taken.status).toBe(202);

    const list = `/organizations/${server.organizationId}/volunteers`;
    const { content } = await (await server.get(list)).json();
    expect(content).toMatchObject([{ [field]: 'M' }, { [field]: 'M' }]);
    const [head, ...rows] = cellsOf(await (await server.get(`${list}/export`)).text());
    const column = head?.indexOf('Trial size') ?? -1;
    expect(rows.map((row) => row[column])).toEqual(['M', 'M']);
    expect(await server.stop()).toBe(0);

    const restarted = await start();
    expect(await (await restarted.get(`/volunteers/${content[0].id}`)).json()).toHaveProperty(field, 'M');
  });

  test('refused by the generator when it is renamed, with what to write by hand', async () => {
    const bundle = readCopy('src/contract/generated/openapi.json');
    editSchema(copy.folder, 'Volunteer', (properties) => {
      properties.delete(field);
      properties.set('renamedSize', definition);
    });
    const { code, stderr } = await run('scripts/generate/generate.ts');
    expect(code).toBe(1);
    expect(stderr).toContain(`"volunteers"."${field}" is no longer in the contract: renamed or removed.`);
    expect(stderr).toMatch(
      new RegExp(`by hand, for example with sql\`alter table "volunteers" rename column "${field}" to`),
    );
    expect(readCopy('src/contract/generated/openapi.json')).toBe(bundle);
  });
});

function cellsOf(csv: string): string[][] {
  const lines = csv.trimEnd().split(/\r?\n/);
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell = '']) => cell),
  );
}
