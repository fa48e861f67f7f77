import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { ContractDocument } from './ContractDocument.ts';
import { type ContractSources, pathOfPointer } from './contractSources.ts';

type PlaceOf = ContractSources['placeOf'];

const byPath: PlaceOf = (path) => path.join('/');

/**
 * Lints the finished document with Redocly's strict rules, including examples against their schemas.
 * @returns one line for each finding
 */
export async function lintContract(document: ContractDocument, placeOf: PlaceOf = byPath): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // `lintBundle` checks this before field schemas are copied into their properties.
      'no-unused-components': 'off',
      // Reads without input, and actions without validation errors, only add 503.
      'operation-4xx-response': 'off',
      'operation-operationId-unique': 'error',
      'info-contact': 'error',
      'operation-description': 'error',
      'parameter-description': 'error',
      'no-invalid-media-type-examples': { severity: 'error' },
      'no-invalid-parameter-examples': { severity: 'error' },
      'tag-description': 'error',
      'no-server-example.com': 'off',
    },
  });
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  });
  return [...new Set([...problems.map(lineBy(placeOf)), ...undescribedSchemas(document, placeOf)])];
}

/**
 * Lints the contract as written: in the finished document, field schemas may be unused, because they are
 * copied into each property.
 * @returns one line for each finding
 */
export async function lintBundle(bundled: ContractDocument, placeOf: PlaceOf = byPath): Promise<string[]> {
  const config = await createConfig({ rules: { 'no-unused-components': 'error' } });
  const problems = await lintFromString({
    source: JSON.stringify(bundled),
    absoluteRef: '/openapi.json',
    config,
  });
  const { schemas } = bundled.components;
  const derived = Object.values(schemas).map((schema) => schema['x-derive']?.from);
  const isUnused = (pointer: string) => {
    const [, name = ''] = /^#\/components\/schemas\/(.+)$/.exec(pointer) ?? [];
    return name !== '' && !derived.includes(name) && !schemas[name]?.['x-form'];
  };
  return problems.filter(({ location: [place] }) => isUnused(place?.pointer ?? '')).map(lineBy(placeOf));
}

function undescribedSchemas({ components }: ContractDocument, placeOf: PlaceOf): string[] {
  return Object.entries(components.schemas).flatMap(([name, { description }]) =>
    description
      ? []
      : [`${placeOf(pathOfPointer(`#/components/schemas/${name}`))}: A schema has to have a description.`],
  );
}

type Problem = Awaited<ReturnType<typeof lintFromString>>[number];

function lineBy(placeOf: PlaceOf) {
  return ({ location: [place], message, ruleId }: Problem): string =>
    `${placeOf(pathOfPointer(place?.pointer ?? ''))}: ${message} (${ruleId})`;
}
