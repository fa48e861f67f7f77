import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { type ContractDocument, listOperations } from './ContractDocument.ts';
import { type ContractSources, linesOf, readContractSources } from './contractSources.ts';
import { didYouMean } from './nearestName.ts';

/**
 * Checks every `x-` hint of the contract against `hints.schema.yaml`.
 * @returns one line with its place for each hint that is unknown, missing or malformed
 */
export function checkHints(
  document: ContractDocument,
  folder: string,
  sources: ContractSources = readContractSources(folder),
): string[] {
  const schema = parse(readFileSync(join(folder, 'hints.schema.yaml'), 'utf8'));
  const validate = new Ajv2020({ allErrors: true, strict: false, verbose: true }).compile(schema);
  return linesOf(sources, (say) => {
    const roles = schema.properties['x-roles'].items.enum.join(', ');
    for (const { path, method, operation } of listOperations(document)) {
      if (operation['x-roles'] === undefined)
        say(
          ['paths', path, method],
          `${operation.operationId} has no x-roles: say who may call it, of ${roles}.`,
        );
    }
    const visit = (node: unknown, path: string[]): void => {
      if (typeof node !== 'object' || node === null) return;
      const entries = Object.entries(node);
      validate(Object.fromEntries(entries.filter(([key]) => key.startsWith('x-'))));
      for (const error of validate.errors ?? []) {
        const inside = error.instancePath.split('/').slice(1);
        say([...path, ...inside], tell(error, inside.join('.')));
      }
      for (const [key, value] of entries) {
        if (!key.startsWith('x-') && key !== 'examples' && key !== 'example') visit(value, [...path, key]);
      }
    };
    visit(document, []);
  });
}

/** Error message with the allowed names and the nearest one. */
function tell({ keyword, params, message, data, parentSchema }: ErrorObject, name: string): string {
  if (keyword === 'additionalProperties') {
    const known = Object.keys(parentSchema?.properties ?? {});
    const given = params.additionalProperty;
    return `${[name, given].filter(Boolean).join('.')} is not known, there are ${known.join(', ')}${didYouMean(given, known)}`;
  }
  if (keyword !== 'enum') return `${name} ${message}`;
  const known = params.allowedValues.map(String);
  return `${name} is ${JSON.stringify(data)}, there are ${known.join(', ')}${didYouMean(String(data), known)}`;
}
