import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ContractDocument, Schema } from '../../scripts/generate/ContractDocument.ts';
import { writeMigration } from '../../scripts/generate/writeMigration.ts';
import { contract } from '../support/contract.ts';

const root = join(import.meta.dirname, '../..');
const snapshot = 'src/server/db/migrations/columns.json';

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
  const { [snapshot]: _, ...migrations } = writeMigration(document, root);
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
      /"volunteers"\."city".*\n.*rename column "city" to/,
    ],
    [
      'another type',
      ({ properties }) => Object.assign(properties.rating ?? {}, { type: 'string' }),
      /"volunteers"\."rating".*double precision to text/,
    ],
    [
      'a field that is required now',
      ({ required }) => required.push('street'),
      /"volunteers"\."street".*\n.*set not null/,
    ],
    [
      'a new required field',
      ({ properties, required }) => addRequired(properties, required),
      /"volunteers"\."extra".*\n.*default …/,
    ],
    ['a table that is gone', (_, { components }) => delete components.schemas.Event, /table "events"/],
  ];

  test.each(refusals)('refuses %s and says what to write by hand', (_, change, message) => {
    const write = () => writeMigration(changed(change), root);
    expect(write).toThrow(message);
    expect(write).toThrow(/Write src\/server\/db\/migrations\/\d{4}_….ts by hand, for example with sql`/);
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
