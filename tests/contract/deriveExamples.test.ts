import { expect, test } from 'vitest';
import type { Schema } from '../../scripts/generate/ContractDocument.ts';
import { exampleOf } from '../../scripts/generate/deriveExamples.ts';
import { createAjv } from '../../src/contract/createAjv.ts';
import { contract } from '../harness/contract.ts';

test.each<[Schema, number]>([
  [{ type: 'integer' }, 1],
  [{ type: 'integer', minimum: -2147483647, maximum: 2147483647 }, 1],
  [{ type: 'integer', minimum: 0 }, 0],
  [{ type: 'integer', minimum: 18 }, 18],
  [{ type: 'integer', maximum: -3 }, -3],
  [{ type: 'integer', minimum: -9, maximum: -3 }, -3],
  [{ type: 'integer', exclusiveMaximum: -3 }, -4],
  [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
  [{ type: 'number', exclusiveMinimum: -90, maximum: 90 }, 1],
  [{ type: 'integer', multipleOf: 5, minimum: -20 }, 5],
  [{ type: 'number', multipleOf: 0.5, minimum: 0.2 }, 0.5],
])('the example of %j', (schema, example) => {
  expect(exampleOf(contract, schema)).toBe(example);
  expect(createAjv().validate(schema, example)).toBe(true);
});
