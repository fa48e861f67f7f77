import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { ContractDocument } from './ContractDocument.ts';

/**
 * Lints the finished document with Redocly's strict rules, examples against their schemas included.
 * @returns one line for each finding
 */
export async function lintContract(document: ContractDocument): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // The schemas of single fields are building stones; many stand in the bundle only inside others.
      'no-unused-components': 'off',
      // Reads that take no input and acts that are refused as a whole have only 503 besides.
      'operation-4xx-response': 'off',
      'operation-operationId-unique': 'error',
      'operation-description': 'off',
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
  return problems.map(
    (problem) => `${problem.location[0]?.pointer ?? '#'}: ${problem.message} (${problem.ruleId})`,
  );
}
