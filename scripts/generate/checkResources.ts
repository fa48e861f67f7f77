import { createAjv } from '../../src/contract/createAjv.ts';
import { typeOf } from '../../src/contract/forms/typeOf.ts';
import type { FieldKind } from '../../src/contract/ResourceDefinition.ts';
import {
  type ContractDocument,
  componentName,
  listResources,
  resolveSchema,
  type Schema,
} from './ContractDocument.ts';
import { type ContractSources, linesOf, type Say } from './contractSources.ts';
import { recordFields, UNORDERED } from './expandResources.ts';
import { fieldKind, shownFields } from './fieldKind.ts';
import { expectKnown } from './nearestName.ts';

const ajv = createAjv();

/** Kinds whose values cannot be compared. */
const UNCOMPARED: readonly FieldKind[] = ['object', 'list'];

/**
 * Checks the list hints of `x-resource`, and the names of resources and tables.
 * @returns one line for each that cannot be derived, with its place and how to fix it
 */
export function checkResources(document: ContractDocument, sources: ContractSources): string[] {
  const resources = listResources(document);
  return linesOf(sources, (say) => {
    for (const [index, { name, schema, hint }] of resources.entries()) {
      const inSchema: Say = (path, text) => say(['components', 'schemas', name, ...path], text);
      for (const key of ['name', 'table'] as const) {
        const other = resources
          .slice(0, index)
          .find(({ hint: known }) => known[key] !== undefined && known[key] === hint[key]);
        if (other)
          inSchema(
            ['x-resource', key],
            `x-resource.${key} is ${hint[key]}, as that of ${other.name} is. Give one of them another.`,
          );
      }
      checkSearch(document, schema, inSchema);
      const picture = schema.properties?.[hint.picture ?? ''];
      if (picture && componentName(picture) !== 'ImageToken')
        inSchema(
          ['x-resource', 'picture'],
          `x-resource.picture names ${hint.picture}, which is no token of an image: let it be \`{ $ref: ImageToken.yaml, readOnly: true }\`.`,
        );
      if (hint.roles) checkDerived(document, schema, inSchema);
    }
  });
}

/**
 * Finds required properties that nothing sets: no form has them, and the create operation is derived.
 * @param document the bundled contract, before `expandResources`
 * @returns one line for each
 */
export function checkUnset(document: ContractDocument, sources: ContractSources): string[] {
  return linesOf(sources, (say) => {
    for (const { name, schema, hint } of listResources(document)) {
      const { roles, create, except, name: resource } = hint;
      if (!roles || create || except?.create === false || document.paths[`/${resource}`]?.post) continue;
      for (const [property, given] of Object.entries(schema.properties ?? {})) {
        const { readOnly, default: fallback, 'x-store': stored } = resolveSchema(document, given);
        const isRequired = schema.required?.includes(property) && !(property in recordFields);
        if (readOnly && isRequired && fallback === undefined && stored !== false)
          say(
            ['components', 'schemas', name, 'properties', property],
            `${property} is required and readOnly, so nobody gives it to a new record. Take it out of \`required:\`, give it a \`default:\`, or write the operation that creates records out.`,
          );
      }
    }
  });
}

/** Objects are searched by their parts; countries and references, which are shown whole, not at all. */
function checkSearch(document: ContractDocument, { properties = {} }: Schema, say: Say): void {
  const isSearched = (property: Schema) => resolveSchema(document, property)['x-store'] === 'search';
  for (const [name, property] of Object.entries(properties)) {
    const fields = shownFields(document, name, property);
    if (fields[0]?.name !== name && isSearched(property)) {
      say(
        ['properties', name, 'x-store'],
        `${name} is an object, which is searched by its parts: give \`x-store: search\` to those.`,
      );
      continue;
    }
    for (const field of fields) {
      if (isSearched(field.property) && !isText(document, field.property))
        say(
          [...field.name.split('.').flatMap((part) => ['properties', part]), 'x-store'],
          `${field.name} is no text, and only texts are searched: take its \`x-store: search\` away.`,
        );
    }
  }
}

/** Whether the value, or each item of a list, can be searched as a text. */
function isText(document: ContractDocument, property: Schema): boolean {
  const { items, ...schema } = resolveSchema(document, property);
  return typeOf(items ? resolveSchema(document, items) : schema) !== 'object';
}

/** Columns that PostgreSQL has in every table. */
const SYSTEM_COLUMNS = ['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid'];
/** Of PostgreSQL's type for the kind. */
const LARGEST = 2_147_483_647;

function checkDerived(document: ContractDocument, schema: Schema, say: Say): void {
  const { filters = [], sorts = [], sort } = schema['x-resource'] ?? {};
  const { properties = {} } = schema;
  const isReference = (property: Schema) => resolveSchema(document, property).properties?.id !== undefined;
  const sayUseless = (key: 'filters' | 'sorts', kinds: readonly FieldKind[], wanted: string) => {
    for (const [index, name] of (key === 'filters' ? filters : sorts).entries()) {
      const property = properties[name];
      if (!property) continue;
      const kind = fieldKind(document, property);
      const isStored = resolveSchema(document, property)['x-store'] !== false;
      if (isStored && (!kinds.includes(kind) || (key === 'filters' && isReference(property)))) continue;
      say(
        ['x-resource', key, String(index)],
        `x-resource.${key} names ${name}, which ${isStored ? `is of the kind ${kind} and ${wanted}` : 'is not stored'}. Take it away, or write the list's operation out.`,
      );
    }
  };
  sayUseless('filters', UNCOMPARED, 'cannot be compared');
  sayUseless('sorts', UNORDERED, 'has no order');
  for (const [name, property] of Object.entries(properties)) {
    const resolved = resolveSchema(document, property);
    const at = ['properties', name];
    if (SYSTEM_COLUMNS.includes(name))
      say(at, `${name} is a column that PostgreSQL has in every table. Give the property another name.`);
    if (isReference(property) && !resolved.readOnly && resolved['x-store'] !== false)
      say(
        at,
        `${name} refers to another record, which no derived form asks for and nothing checks: make it readOnly, or let it be an \`$ref: Id.yaml\` and write the operations out.`,
      );
    const { minimum, maximum, format } = resolved;
    const isLarge = Math.max(Number(maximum ?? 0), -Number(minimum ?? 0)) > LARGEST || format === 'int64';
    if (fieldKind(document, property) === 'integer' && isLarge)
      say(at, `${name} is stored as an integer up to ${LARGEST}: lower its bounds, or let it be a number.`);
    const { default: fallback, ...given } = resolved;
    if (fallback !== undefined && !given.properties && !given.items && !ajv.validate(given, fallback))
      say(
        [...at, 'default'],
        `default is ${JSON.stringify(fallback)}, which ${name} may not be: it ${ajv.errors?.[0]?.message}.`,
      );
    if (given.writeOnly)
      say(
        [...at, 'writeOnly'],
        `${name} is writeOnly, which nothing that is derived can be: what is stored is shown. Leave it out, and write out the operation that takes it.`,
      );
    if (resolved.format === 'binary')
      say(at, `${name} is binary, which no column holds: write an operation that uploads it out.`);
  }
  const { owner, shared, except, list, pages } = schema['x-resource'] ?? {};
  if (except?.list === false && list === undefined && pages !== false)
    say(
      ['x-resource', 'except', 'list'],
      'x-resource.except leaves the list out, and its page would have nothing to show: say `pages: false` too, or keep the list.',
    );
  if (owner !== undefined && properties[owner]) {
    const { readOnly } = resolveSchema(document, properties[owner]);
    if (!readOnly || componentName(properties[owner]) !== 'AccountReference')
      say(
        ['x-resource', 'owner'],
        `x-resource.owner names ${owner}, which is no readOnly AccountReference: let it be \`{ $ref: AccountReference.yaml, readOnly: true }\`.`,
      );
  }
  if (shared !== undefined && properties[shared] && fieldKind(document, properties[shared]) !== 'boolean')
    say(
      ['x-resource', 'shared'],
      `x-resource.shared names ${shared}, which is not yes or no: let it be a boolean.`,
    );
  const known = sorts.length > 0 ? sorts : Object.keys(properties);
  if (sort !== undefined) {
    const [start = ''] = sort.split(',');
    const text = `x-resource.sort begins with ${start}, which the list is not sorted by`;
    expectKnown(say, ['x-resource', 'sort'], text, start, known);
  }
  for (const [name, given] of Object.entries(recordFields)) {
    const written = properties[name];
    const isSame = componentName(written?.items ?? written) === componentName(given.items ?? given);
    if (written && !isSame)
      say(
        ['properties', name],
        `every record of a resource has a ${name} of its own. Give the property another name.`,
      );
  }
}
