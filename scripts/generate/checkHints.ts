import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import type { ContractDocument } from './ContractDocument.ts';

/**
 * Checks every `x-` hint of the contract against `hints.schema.yaml`.
 * @returns one line for each hint that is unknown or has another shape, with its place
 */
export function checkHints(document: ContractDocument, folder: string): string[] {
  const schema = parse(readFileSync(join(folder, 'hints.schema.yaml'), 'utf8'));
  const validate = new Ajv2020({ allErrors: true, strict: false }).compile(schema);
  const problems: string[] = [];

  const visit = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const entries = Object.entries(node);
    const hints = Object.fromEntries(entries.filter(([key]) => key.startsWith('x-')));
    if (!validate(hints)) {
      for (const error of validate.errors ?? []) {
        const name = error.params.additionalProperty ?? '';
        problems.push(`${place}: ${error.instancePath.slice(1)} ${error.message} ${name}`.trim());
      }
    }
    for (const [key, value] of entries) {
      if (!key.startsWith('x-') && key !== 'examples' && key !== 'example') visit(value, `${place}/${key}`);
    }
  };
  visit(document, '#');
  return problems;
}
