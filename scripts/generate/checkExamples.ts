import { escapePointerFragment } from '@redocly/openapi-core';
import { createAjv } from '../../src/contract/createAjv.ts';
import {
  type ContractDocument,
  componentName,
  listOperations,
  type Response,
  type Schema,
} from './ContractDocument.ts';
import { type ContractSources, linesOf } from './contractSources.ts';
import { exampleOf } from './deriveExamples.ts';

/**
 * Checks the examples: each field's where the field is defined, not in all the responses that include it, and once these are right,
 * whole records, bodies and parameters. Redocly's rules do the same in three times the time.
 * @param document the derived contract
 * @param bundled the hand-written one
 * @returns one line for each example that is invalid
 */
export function checkExamples(
  document: ContractDocument,
  bundled: ContractDocument,
  sources: Pick<ContractSources, 'placeOf'>,
): string[] {
  // Each validator is used once: to optimize it takes longer than it saves.
  const ajv = createAjv({ allErrors: false, code: { optimize: false }, inlineRefs: false }).addSchema(
    document as object,
    'contract',
  );
  const errorAt = (path: readonly string[], value: unknown): string | undefined => {
    const pointer = path.map((part) => encodeURIComponent(escapePointerFragment(part)));
    const validate = ajv.getSchema(`contract#/${pointer.join('/')}`);
    return validate?.(value) === false ? ajv.errorsText(validate.errors, { dataVar: '' }).trim() : undefined;
  };
  const lines = fieldIssues(document, bundled, sources, errorAt);
  return lines.length > 0 ? lines : wholeIssues(document, sources, errorAt);
}

/** What is wrong with a value for the schema at a path. */
type ErrorAt = (path: readonly string[], value: unknown) => string | undefined;

function wholeIssues(
  document: ContractDocument,
  sources: Pick<ContractSources, 'placeOf'>,
  errorAt: ErrorAt,
): string[] {
  return linesOf(sources, (say) => {
    const check = (at: readonly string[], schema: readonly string[], value: unknown, of: string) => {
      const error = value === undefined ? undefined : errorAt(schema, value);
      if (error) say(at, `an example of ${of} is wrong: ${error}.`);
    };
    const checkMedia = (at: readonly string[], { content = {} }: Pick<Response, 'content'>, of: string) => {
      for (const [type, { schema, example, examples = {} }] of Object.entries(content)) {
        const values = [example, ...Object.values(examples).map(({ value }) => value)];
        const name = componentName(schema);
        // That of a record is compiled already.
        const path = name ? ['components', 'schemas', name] : [...at, 'content', type, 'schema'];
        for (const value of values) check(at, path, value, of);
      }
    };
    for (const [name, { examples = [] }] of Object.entries(document.components.schemas)) {
      const at = ['components', 'schemas', name];
      for (const example of examples) check(at, at, example, name);
    }
    for (const [name, response] of Object.entries(document.components.responses))
      checkMedia(['components', 'responses', name], response, name);
    for (const { path, method, operation } of listOperations(document)) {
      const at = ['paths', path, method];
      for (const [index, { name, schema, example }] of (operation.parameters ?? []).entries())
        for (const value of [example, ...(schema?.examples ?? [])])
          check(at, [...at, 'parameters', String(index), 'schema'], value, name);
      checkMedia([...at, 'requestBody'], operation.requestBody ?? {}, 'the body');
      for (const [status, response] of Object.entries(operation.responses))
        checkMedia([...at, 'responses', status], response, `the answer ${status}`);
    }
  });
}

function fieldIssues(
  document: ContractDocument,
  bundled: ContractDocument,
  sources: Pick<ContractSources, 'placeOf'>,
  errorAt: ErrorAt,
): string[] {
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
    const check = (path: readonly string[], value: unknown) =>
      errorAt(['components', 'schemas', ...path], value);
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
