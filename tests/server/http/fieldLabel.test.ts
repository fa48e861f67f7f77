import { describe, expect, test } from 'vitest';
import { resolveSchema, type Schema } from '../../../scripts/generate/ContractDocument.ts';
import type { OperationId } from '../../../src/contract/generated/operations.ts';
import { fieldLabel } from '../../../src/server/core/http/problemOf.ts';
import { contract, jsonBodyOf, parametersOf } from '../../harness/contract.ts';
import { contractOperations } from '../../harness/contractOperations.ts';

/** Each field that a schema has, by its path as faults have it, with what it is called. */
function fieldsOf(given: Schema, path: string, own: string): [path: string, label: string][] {
  const schema = resolveSchema(contract, given);
  const label = schema['x-ui']?.label ?? own;
  return [
    ...(path === '' ? [] : [[path, label] satisfies [string, string]]),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      fieldsOf(property, path === '' ? name : `${path}.${name}`, name),
    ),
    ...(schema.items ? fieldsOf({ ...schema.items, 'x-ui': { label } }, `${path}.0`, label) : []),
  ];
}

describe('what a refused field is called', () => {
  const operations = contractOperations.map(({ operation: { operationId } }) => operationId as OperationId);

  test.each(operations)('in %s', (id) => {
    const body = jsonBodyOf(id);
    const fields = [
      ...(body ? fieldsOf(body.schema, '', '') : []),
      ...parametersOf(id).flatMap(({ name, schema }) => fieldsOf(schema, name, name)),
    ];
    expect(fields.map(([path]) => [path, fieldLabel(id, path)])).toEqual(fields);
  });

  test('by the contract, where it says so', () => {
    expect(fieldLabel('updatePassword', 'password')).toBe('newPassword');
  });

  test('by its name where the contract does not know it', () => {
    expect(fieldLabel('updatePassword', 'unknown.thing')).toBe('thing');
    expect(fieldLabel(undefined, 'thing')).toBe('thing');
    expect(fieldLabel('updatePassword', '')).toBe('');
  });
});
