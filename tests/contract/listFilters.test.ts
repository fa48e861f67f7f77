import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addParameters } from '../harness/addParameters.ts';
import { copyProject, type ProjectCopy } from '../harness/copyProject.ts';
import { editSchema } from '../harness/editSchema.ts';
import { parseCsv } from '../harness/parseCsv.ts';
import { runNode } from '../harness/runNode.ts';
import { COPY_ADMIN, startCopy } from '../harness/startCopy.ts';

/**
 * A filter and a sort are written in one place, too: in a copy of the project they are added to the list in the contract,
 * of each kind that there is, and to nothing else.
 */
const refersTo = (schema: string) => ({ schema: { $ref: `../schemas/${schema}.yaml` } });
const day = { schema: { type: 'string', format: 'date' } };
const number = { schema: { type: 'number' } };

/** Beside the contract's own: a value of an array, several of them, and a town. */
const added = {
  driverLicence: { schema: { type: 'boolean' } },
  howDidYouFindAboutUs: refersTo('FoundVia'),
  country: { schema: { type: 'string', pattern: '^[A-Z]{2}$' } },
  skills: refersTo('ShortName'),
  rating: number,
  ratingFrom: number,
  ratingTo: number,
  dateOfBirthFrom: day,
  dateOfBirthTo: day,
  createdAt: day,
  createdAtFrom: day,
  createdAtTo: day,
  since: {
    'x-filter': { property: 'createdAt', compare: 'from' },
    schema: { $ref: '../schemas/Instant.yaml' },
  },
};

/** As PostgreSQL writes their values. `Ola` has none of what may be missing. */
const volunteers = {
  Ala: {
    ...{ driverLicence: 'true', howDidYouFindAboutUs: 'press', daysOfHelp: '{monday,sunday}' },
    ...{
      languages: '{pl,uk}',
      city: 'Łódź',
      rating: '4.5',
      skills: '["Szycie", "Łyżwy"]',
      dateOfBirth: '1990-05-17',
    },
    // In Warsaw it is the 1st of November by then.
    createdAt: '2026-10-31T23:30:00Z',
  },
  Ewa: {
    ...{ driverLicence: 'false', howDidYouFindAboutUs: 'school', daysOfHelp: '{sunday}' },
    country: '{"code": "UA", "name": "Україна"}',
    ...{ languages: '{en}', city: 'Київ', rating: '3', dateOfBirth: '2001-01-01' },
    createdAt: '2026-11-01T12:00:00Z',
  },
  Ola: {
    ...{ daysOfHelp: '{friday}', languages: '{uk,ru}', city: 'lodz', dateOfBirth: '1990-05-18' },
    // In Warsaw it is the 2nd.
    createdAt: '2026-11-01T23:00:00Z',
  },
};

const TIMEOUT_MS = 240_000;
const environment = { HOST: '127.0.0.1', DATA_DIR: '.data', DATABASE_URL: '', DEMO: '0', NODE_ENV: 'test' };

let copy: ProjectCopy;
const run = (...args: string[]) => runNode(args, { cwd: copy.folder, environment });
const runProgram = (name: string, ...args: string[]) => run(`tests/harness/programs/${name}.ts`, ...args);
const paths = (name: string) => join(copy.folder, `openapi/paths/${name}.yaml`);

beforeAll(async () => {
  copy = copyProject();
  const names = Object.keys(volunteers).join(',');
  expect(await runProgram('fillDatabase', COPY_ADMIN, names)).toMatchObject({ code: 0, stderr: '' });
  editSchema(copy.folder, 'Volunteer', (properties) => {
    properties.set('driverLicence', { type: 'boolean' });
    properties.set('skills', { type: 'array', items: { type: 'string', maxLength: 50 } });
  });
  const volunteerPaths = readFileSync(paths('volunteers'), 'utf8');
  const sorts = ['rating', 'dateOfBirth', 'street'].flatMap((field) => [`'${field},asc'`, `'${field},desc'`]);
  writeFileSync(paths('volunteers'), volunteerPaths.replace('enum: [', `enum: [${sorts.join(', ')}, `));
  addParameters(copy.folder, 'volunteers', ['list.get'], added);
  addParameters(copy.folder, 'events', ['list.get'], { creator: refersTo('Id') });
  expect(await run('scripts/generate/generate.ts')).toMatchObject({ code: 0, stderr: '' });
  expect(await runProgram('setVolunteers', JSON.stringify(volunteers))).toMatchObject({
    code: 0,
    stderr: '',
  });
}, TIMEOUT_MS);
afterAll(() => copy?.remove());

describe('a filter that is added to the contract', { timeout: TIMEOUT_MS }, () => {
  let server: Awaited<ReturnType<typeof startCopy>>;
  beforeAll(async () => {
    server = await startCopy(copy.folder, environment);
  }, TIMEOUT_MS);
  afterAll(() => server?.stop());

  const list = async (query: string): Promise<{ firstname: string }[]> => {
    const reply = await server.get(`/organizations/${server.organizationId}/volunteers?${query}`);
    const body = await reply.json();
    expect(body, query).toMatchObject({ totalElements: body.content?.length });
    return body.content;
  };
  const exported = async (query: string): Promise<string[]> => {
    const reply = await server.get(`/organizations/${server.organizationId}/volunteers/export?${query}`);
    const [, ...rows] = parseCsv(await reply.text());
    return rows.map(([firstname = '']) => firstname);
  };

  test.each([
    ['driverLicence=true', 'Ala'],
    ['driverLicence=false', 'Ewa'],
    ['howDidYouFindAboutUs=press', 'Ala'],
    ['daysOfHelp=sunday', 'Ala,Ewa'],
    ['languages=uk', 'Ala,Ola'],
    ['languages=uk&languages=en', 'Ala,Ewa,Ola'],
    ['languages=de', ''],
    ['city=%20LODZ', 'Ala,Ola'],
    ['city=київ', 'Ewa'],
    ['city=lod', ''],
    ['country=UA', 'Ewa'],
    ['country=DE', ''],
    ['skills=lyzwy', 'Ala'],
    ['skills=szy', ''],
    ['rating=4.5', 'Ala'],
    ['ratingFrom=3', 'Ala,Ewa'],
    ['ratingTo=4.49', 'Ewa'],
    ['ratingFrom=1e300', ''],
    ['dateOfBirthFrom=1990-05-18', 'Ewa,Ola'],
    ['dateOfBirthTo=1990-05-17', 'Ala'],
    ['dateOfBirthFrom=1990-05-18&dateOfBirthTo=2000-12-31', 'Ola'],
    ['createdAt=2026-11-01', 'Ala,Ewa'],
    ['createdAtFrom=2026-11-02', 'Ola'],
    ['createdAtTo=2026-11-01', 'Ala,Ewa'],
    ['createdAtTo=9999-12-31', 'Ala,Ewa,Ola'],
    ['since=2026-11-01T12:00:00Z', 'Ewa,Ola'],
    ['since=2026-11-01T14:00:00.5%2B02', 'Ola'],
    ['since=2016-12-31t23:59:60z', 'Ala,Ewa,Ola'],
    ['since=0002-01-01T00:00:00%2B14:59', 'Ala,Ewa,Ola'],
    ['driverLicence=true&daysOfHelp=sunday&q=ala&accountStatus=pending', 'Ala'],
    ['driverLicence=true&daysOfHelp=friday', ''],
  ])('is obeyed by the list and its export: %s leaves %s', async (query, names) => {
    const found = await list(query);
    expect(
      found
        .map(({ firstname }) => firstname)
        .sort()
        .join(),
    ).toBe(names);
    expect((await exported(query)).sort().join()).toBe(names);
  });

  test('is obeyed by the counts, which take it from the list, too', async () => {
    const counted = async (query: string) =>
      (await server.get(`/organizations/${server.organizationId}/volunteers/counts?${query}`)).json();
    const town = (value: string) => ({
      filters: expect.arrayContaining([{ name: 'city', choices: [{ value, count: 1 }] }]),
    });
    expect(await counted('driverLicence=true')).toEqual(town('Łódź'));
    expect(await counted('ratingTo=4.49')).toEqual(town('Київ'));
  });

  test.each([
    'dateOfBirthFrom=0000-01-01',
    'since=0000-01-01T00:00:00Z',
    'since=9999-12-31T23:59:59-23:59',
    'since=2026-11-02T11:59:00%2B23:59',
    'country=pl',
  ])('is refused where no database keeps such a value: %s', async (query) => {
    const answer = await server.get(`/organizations/${server.organizationId}/volunteers?${query}`);
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toMatchObject([{ field: query.split('=')[0] }]);
  });

  test.each([
    ['rating,asc', 'Ewa,Ala,Ola'],
    ['rating,desc', 'Ala,Ewa,Ola'],
    ['dateOfBirth,asc', 'Ala,Ola,Ewa'],
    ['dateOfBirth,desc', 'Ewa,Ola,Ala'],
  ])('has sorts beside it that are added, too: %s is %s', async (sort, names) => {
    expect((await list(`sort=${sort}`)).map(({ firstname }) => firstname).join()).toBe(names);
    expect((await exported(`sort=${sort}`)).join()).toBe(names);
  });

  test('finds what refers to a record by its id', async () => {
    const events = `/organizations/${server.organizationId}/events`;
    const { creator } = await (await server.post('/events', { title: 'Warsztaty' })).json();
    const total = async (id: string) =>
      (await (await server.get(`${events}?creator=${id}`)).json()).totalElements;
    expect(await total(creator.id)).toBe(1);
    expect(await total(creator.id.toUpperCase())).toBe(1);
    expect(await total('01980000-0000-7000-8000-00000000ffff')).toBe(0);
  });
});

describe('what nothing implements', { timeout: TIMEOUT_MS }, () => {
  const regenerate = async () =>
    expect(await run('scripts/generate/generate.ts')).toMatchObject({ code: 0, stderr: '' });

  test('keeps the server from starting: a line each, with the operation, the parameter and the way out', async () => {
    addParameters(copy.folder, 'volunteers', ['list.get'], {
      season: { schema: { type: 'string' } },
      // Of another kind than the property.
      aboutMe: { schema: { type: 'boolean' } },
      // Computed, without a column.
      hasAccount: { schema: { type: 'boolean' } },
    });
    addParameters(copy.folder, 'events', ['export.get'], { told: { schema: { type: 'integer' } } });
    const volunteerPaths = readFileSync(paths('volunteers'), 'utf8');
    writeFileSync(paths('volunteers'), volunteerPaths.replace('enum: [', "enum: ['country,asc', "));
    await regenerate();
    const { code, stderr } = await run('src/server/main.ts');
    expect(code).toBe(1);
    expect(stderr.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^exportEvents names a filter "told" that .*contractList\('events'\)/),
      expect.stringMatching(/^listVolunteers names a filter "season" that .*x-filter.*contractList/),
      expect.stringMatching(/^listVolunteers names a filter "aboutMe" that .*x-filter.*contractList/),
      expect.stringMatching(/^listVolunteers names a filter "hasAccount" that .*x-filter.*contractList/),
      expect.stringMatching(
        /^listVolunteers names a sort "country": a country, .* has no order: name .*contractList/,
      ),
    ]);
  });

  test('is refused by the generator where the hint names no property', async () => {
    addParameters(copy.folder, 'volunteers', ['list.get'], {
      older: { ...day, 'x-filter': { property: 'birthday', compare: 'to' } },
    });
    const { code, stderr } = await run('scripts/generate/generate.ts');
    expect(code).toBe(1);
    expect(stderr).toContain(
      'x-filter of older in listVolunteers names a property that Volunteer has not: birthday',
    );
  });
});
