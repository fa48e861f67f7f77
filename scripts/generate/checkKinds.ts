import {
  type ContractDocument,
  componentName,
  listOperations,
  resolveSchema,
  type Schema,
  typeOf,
} from './ContractDocument.ts';
import type { ContractSources } from './contractSources.ts';
import { fieldKind } from './fieldKind.ts';
import { formNames } from './formSchemas.ts';
import { queryParameters } from './listFilters.ts';

const types = ['string', 'integer', 'number', 'boolean', 'array', 'object'];

type Say = (path: readonly string[], text: string) => void;

/**
 * Finds what cannot be derived: a property without a single type, a form field without an input, a list
 * filter missing in its export.
 * @param document the bundled contract, before it is derived
 * @returns one line for each, with its place and how to fix it
 */
export function checkKinds(document: ContractDocument, { placeOf }: ContractSources): string[] {
  const lines: string[] = [];
  const say: Say = (path, text) => lines.push(`${placeOf(path)}: ${text}`);
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const path = ['components', 'schemas', name];
    checkTypes(schema, { path, name, isNamed: !schema['x-derive'] }, say);
  }
  checkInputs(document, say);
  checkExports(document, say);
  return [...new Set(lines)];
}

interface Place {
  readonly path: readonly string[];
  readonly name: string;
  /** Whether the schema itself must have a type, not only its parts. */
  readonly isNamed: boolean;
}

function checkTypes(schema: Schema, { path, name, isNamed }: Place, say: Say): void {
  if (schema.$ref) return;
  const given = [schema.type ?? []].flat().filter((type) => type !== 'null');
  const hasValues = schema.enum !== undefined || schema.const !== undefined;
  if (isNamed && given.length !== 1 && !(given.length === 0 && hasValues)) {
    const what = given.length === 0 ? 'no type' : `more than one type (${given.join(', ')})`;
    say(
      path,
      `${name} has ${what}: give it one \`type:\` of ${types.join(', ')}, or \`enum:\` or \`const:\`.`,
    );
  }
  if (given[0] === 'array' && !schema.items)
    say(path, `${name} is a list of nothing: give it \`items:\` with the type of what is in it.`);
  if (schema.format === 'time')
    say(
      [...path, 'format'],
      `${name} has the format time, which asks for seconds and a zone: let it be \`$ref: TimeOfDay.yaml\`.`,
    );
  for (const [key, property] of Object.entries(schema.properties ?? {}))
    checkTypes(property, { path: [...path, 'properties', key], name: `${name}.${key}`, isNamed: true }, say);
  if (schema.items)
    checkTypes(schema.items, { path: [...path, 'items'], name: `An item of ${name}`, isNamed: true }, say);
}

/** Every field of a form has an input. */
function checkInputs(document: ContractDocument, say: Say): void {
  const seen = new Set<string>();
  const visit = (name: string, isInput: boolean): void => {
    const schema = document.components.schemas[name];
    if (!schema || seen.has(`${name} ${isInput}`)) return;
    seen.add(`${name} ${isInput}`);
    if (schema['x-derive']) visit(schema['x-derive'].from, isInput || schema['x-derive'].input === true);
    visitProperties(schema, ['components', 'schemas', name], name, isInput);
  };
  const visitProperties = (schema: Schema, path: readonly string[], name: string, isInput: boolean): void => {
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      const found = resolveSchema(document, property);
      if (found['x-ui']?.widget === 'hidden' || (isInput && found.readOnly)) continue;
      const at = [...path, 'properties', key];
      const part = componentName(property);
      const kind = fieldKind(document, property);
      const items = found.items && typeOf(resolveSchema(document, found.items));
      if (items === 'object' || items === 'array')
        say(
          at,
          `${name}.${key} is a list of ${items}s, which no form can ask for: make it readOnly, or a list of texts, numbers or choices.`,
        );
      else if (kind === 'object' && !found.properties && !found['x-derive'])
        say(
          at,
          `${name}.${key} is an object without properties, which no form can ask for: give it \`properties:\`, or make it readOnly.`,
        );
      else if (part !== undefined) visit(part, isInput);
      else if (found.properties) visitProperties(found, at, `${name}.${key}`, isInput);
    }
  };
  for (const name of formNames(document)) visit(name, false);
}

/** An export covers what the list shows, so it must have the same filters. */
function checkExports(document: ContractDocument, say: Say): void {
  const operations = new Map(listOperations(document).map((found) => [found.operation.operationId, found]));
  for (const { 'x-resource': hint } of Object.values(document.components.schemas)) {
    const list = operations.get(hint?.list ?? '');
    const exported = operations.get(hint?.export ?? '');
    if (!list || !exported) continue;
    const known = queryParameters(document, exported.operation).map(({ name }) => name);
    for (const { name } of queryParameters(document, list.operation)) {
      if (known.includes(name) || name === 'page' || name === 'size') continue;
      const text = `${list.operation.operationId} has the parameter ${name}, which its export ${exported.operation.operationId} lacks: add it to \`parameters:\` of ${exported.operation.operationId}, too.`;
      const at = (list.operation.parameters ?? []).findIndex((parameter) => parameter.name === name);
      say(['paths', list.path, list.method, 'parameters', ...(at < 0 ? [] : [String(at)])], text);
    }
  }
}
