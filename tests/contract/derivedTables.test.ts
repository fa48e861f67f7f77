import { describe, expect, onTestFinished, test } from 'vitest';
import type { ContractDocument, Schema } from '../../scripts/generate/ContractDocument.ts';
import { readContractSources } from '../../scripts/generate/contractSources.ts';
import { expandResources } from '../../scripts/generate/expandResources.ts';
import { shownFields } from '../../scripts/generate/fieldKind.ts';
import { listOf } from '../../scripts/generate/writeLists.ts';
import { snapshotPath, writeMigration } from '../../scripts/generate/writeMigration.ts';
import { conditionOf } from '../../src/server/core/db/filterCondition.ts';
import { nameOrders } from '../../src/server/core/db/nameOrder.ts';
import { contract } from '../harness/contract.ts';
import { copyContract } from '../harness/copyContract.ts';

/** A resource of its own name on the defaults of the contract. */
const lamp = (): Schema => ({
  type: 'object',
  'x-resource': {
    ...({ name: 'street-lamps', table: 'street_lamps', roles: ['admin'] } as const),
    ...{ filters: ['colour', 'height'], sorts: ['height', 'createdAt'] },
  },
  required: ['maker'],
  properties: {
    maker: { type: 'string', maxLength: 50 },
    colour: { type: 'string', enum: ['white', 'amber'] },
    height: { type: 'integer' },
    place: { type: 'string', maxLength: 50 },
  },
});

/** The contract with a lamp that a test has changed. */
function contractWith(change: (lamp: Schema & Required<Pick<Schema, 'properties'>>) => void = () => {}) {
  const document = structuredClone(contract);
  const schema = lamp() as Schema & Required<Pick<Schema, 'properties'>>;
  change(schema);
  Object.assign(document.components.schemas, { StreetLamp: schema });
  expandResources(document);
  return document;
}

test('a filter of any kind that a resource may name is one that the server compares', () => {
  const schemas = [
    'Url',
    'Email',
    'Phone',
    'Country',
    'Instant',
    'TimeOfDay',
    'Id',
    'Weekday',
    'Description',
    'AccountReference',
  ];
  const fields = {
    ...Object.fromEntries(
      schemas.map((name) => [`by${name}`, { $ref: `#/components/schemas/${name}` } as Schema]),
    ),
    byDays: { type: 'array', items: { $ref: '#/components/schemas/Weekday' } },
    byText: { type: 'string' },
    byDay: { type: 'string', format: 'date' },
    byCount: { type: 'integer' },
    byAmount: { type: 'number' },
    byYes: { type: 'boolean' },
    byMemo: { type: 'string', 'x-ui': { widget: 'textarea' } },
  } satisfies Record<string, Schema>;
  const document = contractWith(({ properties, 'x-resource': resource }) => {
    Object.assign(properties, fields);
    Object.assign(resource ?? {}, { filters: Object.keys(fields) });
  });
  const { filters = {} } = listOf(document, 'StreetLamp') ?? {};
  expect([...new Set(Object.values(filters).map(({ property }) => property))]).toEqual(Object.keys(fields));
  expect(Object.entries(filters).filter(([, filter]) => conditionOf(filter) === null)).toEqual([]);
});

test('the end of a range may lie between the values that a record may have', () => {
  const { paths } = contractWith(({ properties, 'x-resource': resource }) => {
    Object.assign(properties, { height: { type: 'number', minimum: 0, multipleOf: 0.5 } });
    Object.assign(resource ?? {}, { filters: ['height'] });
  });
  const ends = paths['/street-lamps']?.get?.parameters?.filter(({ name }) => /^height/.test(name ?? ''));
  expect(ends?.map(({ name, schema }) => [name, schema.minimum, schema.multipleOf])).toEqual([
    ['heightFrom', 0, undefined],
    ['heightTo', 0, undefined],
  ]);
});

describe('an object is shown whole', () => {
  const shownOf = (document: ContractDocument, property: Schema) =>
    shownFields(document, 'place', property).map(({ name }) => name);
  const part: Schema = { type: 'string', maxLength: 9 };

  test('where it is a country, and by its parts where they have the same names only', () => {
    expect(shownOf(contract, { $ref: '#/components/schemas/Country' })).toEqual(['place']);
    expect(shownOf(contract, { type: 'object', properties: { code: part, name: part } })).toEqual([
      'place.code',
      'place.name',
    ]);
  });
});

describe('the table of a resource on the defaults', () => {
  const begin = () => {
    const project = copyContract();
    onTestFinished(() => project.remove());
    const { placeOf } = readContractSources(`${project.folder}/openapi`);
    return (document: ContractDocument): [path: string, text: string] => {
      const { [snapshotPath]: snapshot = '', ...rest } = writeMigration(
        document,
        project.folder,
        placeOf,
      ).files;
      const [[path, text] = ['', ''], ...others] = Object.entries(rest);
      expect(others).toEqual([]);
      project.write(snapshotPath, snapshot);
      if (path) project.write(path, text);
      return [path, text];
    };
  };
  const statementsOf = (text: string) =>
    [...text.matchAll(/sql`([^`]*)`/g)].map(([, statement]) => statement);

  test('is made by one migration of a telling name, with the foundation in its key and each index', () => {
    const [path, text] = begin()(contractWith());
    expect(path).toMatch(/\/\d{4}_create_street_lamps\.ts$/);
    const [create, ...others] = statementsOf(text);
    expect(create).toContain('"organizationId" uuid not null references "organizations" on delete cascade,');
    expect(create).toContain('primary key ("organizationId", "id")');
    expect(create).not.toMatch(/"id" uuid primary key|"searchText"/);
    const indexes = others.filter((statement) => statement?.startsWith('create index'));
    expect(indexes).toEqual(
      [
        '"colour", "createdAt", "id"',
        '"height", "id"',
        '"height" desc nulls last, "id" desc',
        '"createdAt", "id"',
      ].map((columns) => `create index on "street_lamps" ("organizationId", ${columns})`),
    );
    // Its numbers are counted by triggers of `listCounts.ts`.
    expect(others.filter((statement) => statement?.startsWith('create trigger'))).toEqual([]);
  });

  test('gets by a migration that only adds what a later filter, sort and search need', () => {
    const write = begin();
    write(contractWith());
    expect(write(contractWith())).toEqual(['', '']);
    const [path, text] = write(
      contractWith(({ 'x-resource': resource, properties }) => {
        Object.assign(resource ?? {}, {
          filters: ['colour', 'height', 'place'],
          sorts: ['height', 'maker', 'createdAt'],
        });
        Object.assign(properties.maker ?? {}, { 'x-store': 'search' });
      }),
    );
    expect(path).toMatch(/\/\d{4}_change_columns\.ts$/);
    const statements = statementsOf(text);
    expect(statements[0]).toMatch(
      /^alter table "street_lamps" add column "searchText" .* add column "searchKey"/,
    );
    expect(
      statements.slice(1).every((statement) => statement?.startsWith('create index on "street_lamps" ')),
    ).toBe(true);
    expect(statements.filter((statement) => statement?.includes('"maker" collate'))).toHaveLength(
      nameOrders.length,
    );
    expect(statements.filter((statement) => statement?.includes('lower(btrim('))).toHaveLength(1);
    expect(text).toContain(`fillSearchTexts('street_lamps', ['maker'], db)`);
    expect(text).not.toMatch(/"height"|"colour"|drop/);
  });

  test('is not what a table that was made by hand becomes, nor the other way round', () => {
    const byHand = structuredClone(contract);
    Object.assign(byHand.components.schemas.PersonInNeed?.['x-resource'] ?? {}, { roles: ['admin'] });
    expandResources(byHand);
    expect(() => begin()(byHand)).toThrow(
      /^openapi\/schemas\/PersonInNeed\.yaml:\d+: "people_in_need" was not made by the defaults of x-resource\.roles/,
    );
    const write = begin();
    write(contractWith());
    const document = contractWith();
    delete document.components.schemas.StreetLamp?.['x-resource']?.roles;
    expect(() => write(document)).toThrow(/"street_lamps" was made by the defaults of x-resource\.roles/);
  });

  test('has columns whose names no property takes', () => {
    const document = contractWith(({ properties }) =>
      Object.assign(properties, { searchKey: { type: 'string' } }),
    );
    expect(() => begin()(document)).toThrow(
      'the server keeps a column "street_lamps"."searchKey" of its own',
    );
  });
});
