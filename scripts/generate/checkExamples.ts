import { escapePointerFragment } from '@redocly/openapi-core';
import { createAjv } from '../../src/contract/createAjv.ts';
import { type ContractDocument, componentName, type Schema } from './ContractDocument.ts';
import { type ContractSources, linesOf } from './contractSources.ts';
import { exampleOf } from './deriveExamples.ts';

/**
 * Checks each field's example where the field is defined, not in all the responses that include it.
 * @param document the derived contract
 * @param bundled the hand-written one
 * @returns one line for each field whose example is invalid
 */
export function checkExamples(
  document: ContractDocument,
  bundled: ContractDocument,
  sources: ContractSources,
): string[] {
  // Each validator is used once: to optimize it takes longer than it saves.
  const ajv = createAjv({ allErrors: false, code: { optimize: false } }).addSchema(
    document as object,
    'contract',
  );
  const derived = document.components.schemas;
  const broken = new Set<string>();
  /** Whether a part is defined in another file, which is checked separately. */
  const isElsewhere = (part: Schema | undefined) => {
    const name = componentName(part);
    if (name === undefined) return false;
    const target = bundled.components.schemas[name];
    return broken.has(name) || target?.properties !== undefined || target?.['x-derive'] !== undefined;
  };
  return linesOf(sources, (say) => {
    const check = (path: readonly string[], value: unknown): string | undefined => {
      const pointer = path.map((part) => encodeURIComponent(escapePointerFragment(part)));
      const validate = ajv.getSchema(`contract#/components/schemas/${pointer.join('/')}`);
      return validate?.(value) === false ? validate.errors?.[0]?.message : undefined;
    };
    const tell = (path: readonly string[], name: string, isWritten: boolean, error: string) => {
      const text = isWritten
        ? `the example of ${name} ${error}.`
        : `give ${name} an \`examples:\` – what is put together for it ${error}.`;
      say(['components', 'schemas', ...path], text);
    };
    for (const [name, schema] of Object.entries(bundled.components.schemas)) {
      const here = derived[name];
      if (!here || schema.properties || schema['x-derive']) continue;
      const error = check([name], exampleOf(document, here));
      if (!error) continue;
      broken.add(name);
      tell([name, 'examples'], name, schema.examples !== undefined, error);
    }
    const visit = (written: Schema, now: Schema | undefined, path: readonly string[], name: string): void => {
      for (const [key, property] of Object.entries(written.properties ?? {})) {
        const next = now?.properties?.[key];
        if (!next) continue;
        const at = [...path, 'properties', key];
        if (property.properties) visit(property, next, at, `${name}.${key}`);
        else {
          const error = check(at, exampleOf(document, next));
          const isToldOf = property.examples === undefined && [property, property.items].some(isElsewhere);
          if (error && !isToldOf) tell(at, `${name}.${key}`, property.examples !== undefined, error);
        }
      }
      for (const [index, example] of (written.examples ?? []).entries()) {
        for (const [key, value] of Object.entries(example ?? {})) {
          const error = now?.properties?.[key] && check([...path, 'properties', key], value);
          if (error) tell([...path, 'examples', String(index), key], `${name}.${key}`, true, error);
        }
      }
    };
    for (const [name, schema] of Object.entries(bundled.components.schemas)) {
      if (schema.properties) visit(schema, derived[name], [name], name);
    }
  });
}
