import type { ErrorObject } from 'ajv';
import { createAjv } from '../../src/contract/createAjv.ts';
import { type ContractDocument, componentName, type Schema } from './ContractDocument.ts';
import type { ContractSources } from './contractSources.ts';
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
  { placeOf }: ContractSources,
): string[] {
  const ajv = createAjv({ allErrors: false }).addSchema(document as object, 'contract');
  const lines: string[] = [];
  const broken = new Set<string>();
  const check = (path: readonly string[], value: unknown): ErrorObject | undefined => {
    const pointer = path.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')));
    const validate = ajv.getSchema(`contract#/components/schemas/${pointer.join('/')}`);
    return validate?.(value) === false ? validate.errors?.[0] : undefined;
  };
  const say = (
    path: readonly string[],
    name: string,
    { written, error }: { written: boolean; error: ErrorObject },
  ) => {
    const { message } = error;
    const place = placeOf(['components', 'schemas', ...path]);
    lines.push(
      written
        ? `${place}: the example of ${name} ${message}.`
        : `${place}: give ${name} an \`examples:\` – what is put together for it ${message}.`,
    );
  };

  const derived = document.components.schemas;
  for (const [name, schema] of Object.entries(bundled.components.schemas)) {
    const here = derived[name];
    if (!here || schema.properties || schema['x-derive']) continue;
    const error = check([name], exampleOf(document, here));
    if (!error) continue;
    broken.add(name);
    say([name, 'examples'], name, { written: schema.examples !== undefined, error });
  }
  /** Whether a part is defined in another file, which is checked separately. */
  const isElsewhere = (part: Schema | undefined) => {
    const name = componentName(part);
    if (name === undefined) return false;
    const target = bundled.components.schemas[name];
    return broken.has(name) || target?.properties !== undefined || target?.['x-derive'] !== undefined;
  };
  const visit = (written: Schema, now: Schema | undefined, path: readonly string[], name: string): void => {
    for (const [key, property] of Object.entries(written.properties ?? {})) {
      const next = now?.properties?.[key];
      if (!next) continue;
      const at = [...path, 'properties', key];
      if (property.properties) visit(property, next, at, `${name}.${key}`);
      else {
        const error = check(at, exampleOf(document, next));
        const isToldOf =
          property.examples === undefined && [property, property.items].some((part) => isElsewhere(part));
        if (error && !isToldOf)
          say(at, `${name}.${key}`, { written: property.examples !== undefined, error });
      }
    }
    for (const [index, example] of (written.examples ?? []).entries()) {
      for (const [key, value] of Object.entries(example ?? {})) {
        const error = now?.properties?.[key] && check([...path, 'properties', key], value);
        if (error) say([...path, 'examples', String(index), key], `${name}.${key}`, { written: true, error });
      }
    }
  };
  for (const [name, schema] of Object.entries(bundled.components.schemas)) {
    if (schema.properties) visit(schema, derived[name], [name], name);
  }
  return lines;
}
