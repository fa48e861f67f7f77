import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { ContractDocument } from './ContractDocument.ts';
import { type ContractSources, linesOf, pathOfPointer } from './contractSources.ts';

type Sources = Pick<ContractSources, 'placeOf'>;

const byPath: Sources = { placeOf: (path) => path.join('/') };

/**
 * Lints the finished document with Redocly's strict rules.
 * @returns one line for each finding
 */
export async function lintContract(document: ContractDocument, sources = byPath): Promise<string[]> {
  const problems = await lint(document, {
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
      // `checkExamples` does.
      'no-invalid-media-type-examples': 'off',
      'no-invalid-parameter-examples': 'off',
      'no-invalid-schema-examples': 'off',
      'tag-description': 'error',
      'no-server-example.com': 'off',
    },
  });
  return linesOf(sources, (say) => {
    for (const { path, text } of problems) say(path, text);
    for (const [name, { description }] of Object.entries(document.components.schemas))
      if (!description) say(['components', 'schemas', name], 'A schema has to have a description.');
  });
}

/**
 * Lints the contract as written: in the finished document, field schemas may be unused, because they are
 * copied into each property.
 * @returns one line for each finding
 */
export async function lintBundle(bundled: ContractDocument, sources = byPath): Promise<string[]> {
  const problems = await lint(bundled, { rules: { 'no-unused-components': 'error' } });
  const { schemas } = bundled.components;
  const derived = Object.values(schemas).map((schema) => schema['x-derive']?.from);
  return linesOf(sources, (say) => {
    for (const { path, text } of problems) {
      const [first, second, name = ''] = path;
      const isOfSchema = first === 'components' && second === 'schemas' && name !== '';
      if (isOfSchema && !derived.includes(name) && !schemas[name]?.['x-form']) say(path, text);
    }
  });
}

async function lint(document: ContractDocument, rules: Parameters<typeof createConfig>[0]) {
  const config = await createConfig(rules);
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return problems.map(({ location: [place], message, ruleId }) => ({
    path: pathOfPointer(place?.pointer ?? ''),
    text: `${message} (${ruleId})`,
  }));
}
