import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import type { ContractDocument, Schema } from '../../scripts/generate/ContractDocument.ts';
import { readContractSources } from '../../scripts/generate/contractSources.ts';
import { searchPaths, storageTables } from '../../scripts/generate/storageColumns.ts';
import { migrationsFolder, snapshotPath, writeMigration } from '../../scripts/generate/writeMigration.ts';
import { contract } from '../harness/contract.ts';
import { type ContractCopy, copyContract } from '../harness/copyContract.ts';

const copy = copyContract();
const { placeOf } = readContractSources(`${copy.folder}/openapi`);
afterAll(() => copy.remove());

/** The volunteer's schema in a copy of the contract, for a test to change. */
function changed(
  change: (
    volunteer: { properties: Record<string, Schema>; required: string[] },
    document: ContractDocument,
  ) => void,
) {
  const document = structuredClone(contract);
  const { Volunteer } = document.components.schemas;
  if (!Volunteer?.properties || !Volunteer.required) throw new Error('The contract has no volunteer');
  change({ properties: Volunteer.properties, required: Volunteer.required }, document);
  return document;
}

function migrationOf(document: ContractDocument): [path: string, text: string] {
  const { [snapshotPath]: _, ...migrations } = writeMigration(document, copy.folder, placeOf).files;
  const [[path, text] = ['', ''], ...others] = Object.entries(migrations);
  expect(others).toEqual([]);
  return [path, text];
}

describe('the migration generator', () => {
  test('writes none while the contract and the migrations agree', () => {
    expect(migrationOf(contract)).toEqual(['', '']);
  });

  test.each<[string, Schema, string]>([
    ['an optional field', { type: ['string', 'null'], enum: ['S', 'M', null] }, '"extra" text'],
    [
      'a list of choices',
      { type: ['array', 'null'], items: { type: 'string', enum: ['a'] } },
      '"extra" text[]',
    ],
    ['a number', { type: ['integer', 'null'] }, '"extra" integer'],
    ['an instant', { type: ['string', 'null'], format: 'date-time' }, '"extra" timestamptz(3)'],
    ['a record', { type: ['object', 'null'], properties: { x: { type: 'string' } } }, '"extra" jsonb'],
  ])('adds a column for %s', (_, field, column) => {
    const [path, text] = migrationOf(
      changed(({ properties }) => Object.assign(properties, { extra: field })),
    );
    expect(path).toMatch(/migrations\/\d{4}_add_volunteers_extra\.ts$/);
    expect(text).toContain(`alter table "volunteers" add column ${column}\``);
  });

  test('adds a required field with its default', () => {
    const document = changed(({ properties, required }) => {
      properties.extra = { type: 'string', default: "it's" };
      required.push('extra');
    });
    expect(migrationOf(document)[1]).toContain(`add column "extra" text not null default 'it''s'`);
  });

  test('lets a field be empty that was required', () => {
    const document = changed(({ required }) => required.splice(required.indexOf('phone'), 1));
    expect(migrationOf(document)[1]).toContain('alter column "phone" drop not null');
  });

  const refusals: [string, Parameters<typeof changed>[0], RegExp][] = [
    [
      'a field that is gone',
      ({ properties }) => delete properties.city,
      /"volunteers"\."city".*renamed or removed/,
    ],
    [
      'a renamed field',
      ({ properties }) => rename(properties, 'city', 'town'),
      /"volunteers"\."city".*rename column "city" to "town"/,
    ],
    [
      'a part that is gone',
      ({ properties }) => delete properties.country?.properties?.name,
      /The part country\.name of "volunteers" .*"country" #- '\{name\}'/,
    ],
    [
      'a renamed part',
      ({ properties }) => rename(properties.country?.properties ?? {}, 'name', 'title'),
      /The part country\.name of "volunteers" .*jsonb_set\("country" #- '\{name\}', '\{title\}', "country" #> '\{name\}'\)/,
    ],
    [
      'another type',
      ({ properties }) => Object.assign(properties.rating ?? {}, { type: 'string' }),
      /"volunteers"\."rating".*double precision to text/,
    ],
    [
      'a field that is required now',
      ({ required }) => required.push('street'),
      /Volunteer\.yaml:\d+: .*"volunteers"\."street".*set not null/,
    ],
    [
      'a new required field',
      ({ properties, required }) => addRequired(properties, required),
      /"volunteers"\."extra".*not null default '\?'/,
    ],
    [
      'a choice that is gone',
      ({ properties }) => properties.howDidYouFindAboutUs?.enum?.splice(2, 1),
      /FoundVia\.yaml:\d+: .*press may no longer stand\. .*sql`update "volunteers" set "howDidYouFindAboutUs" = null/,
    ],
    [
      'a text that may be less long',
      ({ properties }) => Object.assign(properties.aboutMe ?? {}, { maxLength: 1000 }),
      /Volunteer\.yaml:\d+: .*maxLength is 1000 now\. .*left\("aboutMe", 1000\)/,
    ],
    [
      'another pattern',
      ({ properties }) => Object.assign(properties.phone ?? {}, { pattern: '^\\+48[0-9]{9}$' }),
      /Phone\.yaml:\d+: .*pattern is \^\\\+48.* now\./,
    ],
    [
      'a greater minimum',
      ({ properties }) => Object.assign(properties.rating ?? {}, { minimum: 1 }),
      /Volunteer\.yaml:\d+: .*minimum is 1 now\. .*= 1 where/,
    ],
    [
      'a country without what it may have',
      ({ properties }) =>
        properties.country?.properties?.code &&
        Object.assign(properties.country.properties.code, { pattern: '^PL$' }),
      /"volunteers"\."country" promises more than its rows may hold: pattern is \^PL\$ now/,
    ],
    ['a table that is gone', (_, { components }) => delete components.schemas.Event, /table "events"/],
  ];

  test.each(refusals)('refuses %s and says what to write by hand', (_, change, message) => {
    const write = () => writeMigration(changed(change), copy.folder, placeOf);
    expect(write).toThrow(message);
    expect(write).toThrow(
      / Write src\/server\/core\/db\/migrations\/\d{4}_….ts by hand, for example with sql`/,
    );
    expect(write).toThrow(/^[^\n]*$/);
  });
});

describe('what a refused change takes away is not found by a search, either', () => {
  const searched = Object.entries(storageTables(contract).volunteers ?? {});
  const pathsOf = searchPaths(Object.fromEntries(searched));

  test.each(searched)('%s', (field, { search }) => {
    const write = () =>
      writeMigration(
        changed(({ properties }) => delete properties[field]),
        copy.folder,
        placeOf,
      );
    const others = pathsOf.filter((path) => path.split('.')[0] !== field);
    const fill = `await fillSearchTexts('volunteers', [${others.map((path) => `'${path}'`).join(', ')}], db)`;
    if (search) expect(write).toThrow(fill);
    else expect(write).not.toThrow(/fillSearchTexts/);
  });

  test('nor what becomes shorter', () => {
    const { volunteers } = storageTables(contract);
    const text = Object.entries(volunteers ?? {}).find(
      ([, { search, rules }]) => search && rules?.maxLength !== undefined,
    );
    const document = changed(({ properties }) =>
      Object.assign(properties[text?.[0] ?? ''] ?? {}, { minLength: 1, maxLength: 2 }),
    );
    expect(() => writeMigration(document, copy.folder, placeOf)).toThrow(
      `await fillSearchTexts('volunteers', [${pathsOf.map((path) => `'${path}'`).join(', ')}], db)`,
    );
  });
});

describe('a migration that is generated', () => {
  const write = (document: ContractDocument, { folder }: ContractCopy) =>
    writeMigration(document, folder, placeOf);
  const withField = (name: string) =>
    changed(({ properties }) => Object.assign(properties, { [name]: { type: ['string', 'null'] } }));
  const keep = (written: ReturnType<typeof write>, { write: put, folder }: ContractCopy) => {
    for (const [path, text] of Object.entries(written.files)) put(path, text);
    for (const path of written.replaced.filter((each) => !(each in written.files)))
      rmSync(join(folder, path));
  };
  const fresh = () => {
    const project = copyContract();
    onTestFinished(() => project.remove());
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@panel.example', ...args], {
        cwd: project.folder,
        stdio: 'ignore',
      });
    git('init');
    const commit = () => {
      git('add', '.');
      git('commit', '--message', 'Now');
    };
    commit();
    return { project, commit, migrations: () => readdirSync(join(project.folder, migrationsFolder)).sort() };
  };

  test('writes one anew that nobody has committed: a typo is mended, not renamed', () => {
    const { project, migrations } = fresh();
    const before = migrations();
    keep(write(withField('trialSiez'), project), project);
    expect(migrations().filter((file) => !before.includes(file))).toEqual([
      expect.stringMatching(/^\d{4}_add_volunteers_trialSiez\.ts$/),
    ]);
    keep(write(withField('trialSize'), project), project);
    expect(migrations().filter((file) => !before.includes(file))).toEqual([
      expect.stringMatching(/^\d{4}_add_volunteers_trialSize\.ts$/),
    ]);
    keep(write(contract, project), project);
    expect(migrations()).toEqual(before);
  });

  test('leaves one alone that was committed or written further by hand', () => {
    const { project, commit, migrations } = fresh();
    keep(write(withField('trialSiez'), project), project);
    const [path] = migrations().filter((file) => file.endsWith('trialSiez.ts'));
    const generated = readFileSync(join(project.folder, migrationsFolder, path ?? ''), 'utf8');
    project.write(`${migrationsFolder}/${path}`, `${generated}// Looked at.\n`);
    expect(() => write(withField('trialSize'), project)).toThrow(/renamed or removed/);
    project.write(`${migrationsFolder}/${path}`, generated);
    commit();
    expect(() => write(withField('trialSize'), project)).toThrow(
      /sql`alter table "volunteers" rename column "trialSiez" to "trialSize"`/,
    );
  });

  test('refuses a name that no server runs', () => {
    const { project } = fresh();
    project.write(`${migrationsFolder}/0099_drop-street.ts`, 'export async function up() {}\n');
    expect(() => write(contract, project)).toThrow(
      `${migrationsFolder}/0099_drop-street.ts:1: no server runs it. Name it as 0001_what_it_does.ts, with the next number.`,
    );
  });

  test('refuses two of one number', () => {
    const { project, migrations } = fresh();
    const last = migrations().findLast((file) => file.endsWith('.ts')) ?? '';
    const twin = `${last.slice(0, 4)}_zzz.ts`;
    project.write(`${migrationsFolder}/${twin}`, 'export async function up() {}\n');
    const next = String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
    expect(() => write(contract, project)).toThrow(
      `${migrationsFolder}/${twin}:1: ${last} has this number, too. Give the one that was released or merged later the next: ` +
        `git mv ${migrationsFolder}/${twin} ${migrationsFolder}/${next}_zzz.ts`,
    );
  });

  test.each<[string, Parameters<typeof changed>[0], RegExp]>([
    [
      'a property that the server has a column for',
      ({ properties }) => Object.assign(properties, { verifiedAt: { type: ['string', 'null'] } }),
      /^openapi\/schemas\/Volunteer\.yaml:\d+: the server keeps a column "volunteers"\."verifiedAt" of its own\. Give the property another name\.$/,
    ],
    [
      'a table that the server has',
      (_, { components }) =>
        Object.assign(components.schemas, {
          Session: { 'x-resource': { table: 'sessions' }, properties: { id: { type: 'string' } } },
        }),
      /: the server has a table sessions of its own\. Give x-resource\.table another name\.$/,
    ],
    [
      'a search where nothing searches',
      (_, { components }) =>
        Object.assign(components.schemas.Participant?.properties?.status ?? {}, {
          'x-store': 'search',
        }),
      /^openapi\/schemas\/Participant\.yaml:\d+: nothing searches "participants"\./,
    ],
  ])('refuses %s', (_, change, line) => {
    expect(() => write(changed(change), copy)).toThrow(line);
  });

  test('fills the search text of rows that are there when a field is searched, or is no longer', () => {
    const searched = changed(({ properties }) =>
      Object.assign(properties.street ?? {}, { 'x-store': 'search' }),
    );
    expect(migrationOf(searched)[1]).toContain(
      `await fillSearchTexts('volunteers', ['firstname', 'lastname', 'city', 'email', 'phone', 'street'], db);`,
    );
    const fewer = changed(({ properties }) => delete properties.city?.['x-store']);
    expect(migrationOf(fewer)[1]).toContain(
      `fillSearchTexts('volunteers', ['firstname', 'lastname', 'email', 'phone'], db)`,
    );
  });

  test('changes a default', () => {
    const version = (value: unknown) =>
      changed((_, { components }) =>
        Object.assign(components.schemas.Organization?.properties?.version ?? {}, { default: value }),
      );
    expect(migrationOf(version(2))[1]).toContain(
      `sql\`alter table "organizations" alter column "version" set default '2'\``,
    );
    expect(migrationOf(version(undefined))[1]).toContain(`alter column "version" drop default`);
  });
});

function rename(properties: Record<string, Schema>, from: string, to: string): void {
  properties[to] = properties[from] ?? {};
  delete properties[from];
}

function addRequired(properties: Record<string, Schema>, required: string[]): void {
  properties.extra = { type: 'string' };
  required.push('extra');
}
