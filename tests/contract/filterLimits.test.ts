import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type ContractDocument,
  findOperation,
  resolveSchema,
} from '../../scripts/generate/ContractDocument.ts';
import { queryParameters } from '../../scripts/generate/listFilters.ts';
import { resources } from '../../src/contract/generated/resources.ts';
import type { ResourceDefinition } from '../../src/contract/ResourceDefinition.ts';

const file = join(import.meta.dirname, '../../src/contract/generated/openapi.json');
const document: ContractDocument = JSON.parse(readFileSync(file, 'utf8'));

const typed = Object.values<ResourceDefinition>(resources).flatMap(({ list }) =>
  (list?.filters ?? [])
    .filter(({ choices, kind }) => !choices && ['text', 'integer', 'number'].includes(kind))
    .map((filter) => ({ operationId: list?.operationId, filter })),
);

test('what may be typed into a filter is what its parameter takes', () => {
  const limits = typed.map(({ filter: { name, limits } }) => [name, limits]);
  expect(limits.length).toBeGreaterThan(3);
  expect(limits).toEqual(
    typed.map(({ operationId, filter: { name } }) => {
      const operation = findOperation(document, operationId)?.operation;
      const parameter = operation && queryParameters(document, operation).find((one) => one.name === name);
      const { minimum, maximum, maxLength } = resolveSchema(document, parameter?.schema ?? {});
      const given = Object.entries({ minimum, maximum, maxLength }).filter(
        ([, limit]) => limit !== undefined,
      );
      return [name, given.length > 0 ? Object.fromEntries(given) : undefined];
    }),
  );
});
