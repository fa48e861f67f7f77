import type { FieldKind } from '../../src/contract/ResourceDefinition.ts';
import {
  type ContractDocument,
  componentName,
  resolveSchema,
  type Schema,
  typeOf,
} from './ContractDocument.ts';
import type { ContractSources } from './contractSources.ts';
import { recordFields, UNORDERED } from './expandResources.ts';
import { fieldKind, shownFields } from './fieldKind.ts';
import { didYouMean } from './nearestName.ts';

/** Kinds whose values cannot be compared. */
const UNCOMPARED: readonly FieldKind[] = ['object', 'list'];

/**
 * Checks the list hints of `x-resource`, and the names of resources and tables.
 * @returns one line for each that cannot be derived, with its place and how to fix it
 */
export function checkResources(document: ContractDocument, { placeOf }: ContractSources): string[] {
  const resources = Object.entries(document.components.schemas).filter(([, schema]) => schema['x-resource']);
  return resources.flatMap(([name, schema], index) => {
    const say = (path: readonly string[], text: string) =>
      `${placeOf(['components', 'schemas', name, ...path])}: ${text}`;
    const before = resources.slice(0, index);
    const hint = schema['x-resource'];
    const taken = (['name', 'table'] as const).flatMap((key) => {
      const other = before.find(
        ([, { 'x-resource': known }]) => known?.[key] !== undefined && known[key] === hint?.[key],
      );
      return other
        ? [
            say(
              ['x-resource', key],
              `x-resource.${key} is ${hint?.[key]}, as that of ${other[0]} is. Give one of them another.`,
            ),
          ]
        : [];
    });
    return [
      ...taken,
      ...searchIssues(document, schema, say),
      ...(hint?.roles ? derivedIssues(document, schema, say) : []),
    ];
  });
}

/**
 * Finds required properties that nothing sets: no form has them, and the create operation is derived.
 * @param document the bundled contract, before `expandResources`
 * @returns one line for each
 */
export function checkUnset(document: ContractDocument, { placeOf }: ContractSources): string[] {
  return Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const { roles, create, except, name: resource } = schema['x-resource'] ?? {};
    if (!roles || create || except?.create === false || document.paths[`/${resource}`]?.post) return [];
    const isUnset = ([property, given]: [string, Schema]) => {
      const { readOnly, default: fallback, 'x-store': stored } = resolveSchema(document, given);
      const isRequired = schema.required?.includes(property) && !(property in recordFields);
      return readOnly && isRequired && fallback === undefined && stored !== false;
    };
    return Object.entries(schema.properties ?? {})
      .filter(isUnset)
      .map(
        ([property]) =>
          `${placeOf(['components', 'schemas', name, 'properties', property])}: ${property} is required and readOnly, so nobody gives it to a new record. Take it out of \`required:\`, give it a \`default:\`, or write the operation that creates records out.`,
      );
  });
}

/** Objects are searched by their parts; countries and references, which are shown whole, not at all. */
function searchIssues(document: ContractDocument, { properties = {} }: Schema, say: Say): string[] {
  const isSearched = (property: Schema) => resolveSchema(document, property)['x-store'] === 'search';
  return Object.entries(properties).flatMap(([name, property]) => {
    const fields = shownFields(document, name, property);
    if (fields[0]?.name !== name && isSearched(property))
      return say(
        ['properties', name, 'x-store'],
        `${name} is an object, which is searched by its parts: give \`x-store: search\` to those.`,
      );
    return fields
      .filter((field) => isSearched(field.property) && !isText(document, field.property))
      .map((field) =>
        say(
          [
            'properties',
            ...field.name.split('.').flatMap((part, at) => (at ? ['properties', part] : part)),
            'x-store',
          ],
          `${field.name} is no text, and only texts are searched: take its \`x-store: search\` away.`,
        ),
      );
  });
}

/** Whether the value, or each item of a list, can be searched as a text. */
function isText(document: ContractDocument, property: Schema): boolean {
  const { items, ...schema } = resolveSchema(document, property);
  return typeOf(items ? resolveSchema(document, items) : schema) !== 'object';
}

type Say = (path: readonly string[], text: string) => string;

function derivedIssues(document: ContractDocument, schema: Schema, say: Say): string[] {
  const { filters = [], sorts = [], sort } = schema['x-resource'] ?? {};
  const { properties = {} } = schema;
  const isUseless = (key: 'filters' | 'sorts', kinds: readonly FieldKind[], wanted: string) =>
    (key === 'filters' ? filters : sorts).flatMap((name, index) => {
      const property = properties[name];
      if (!property) return [];
      const kind = fieldKind(document, property);
      const isStored = resolveSchema(document, property)['x-store'] !== false;
      if (isStored && (!kinds.includes(kind) || (key === 'filters' && isReference(document, property))))
        return [];
      return say(
        ['x-resource', key, String(index)],
        `x-resource.${key} names ${name}, which ${isStored ? `is of the kind ${kind} and ${wanted}` : 'is not stored'}. Take it away, or write the list's operation out.`,
      );
    });
  const [start = ''] = (sort ?? '').split(',');
  const known = sorts.length > 0 ? sorts : Object.keys(properties);
  return [
    ...isUseless('filters', UNCOMPARED, 'cannot be compared'),
    ...isUseless('sorts', UNORDERED, 'has no order'),
    ...(sort !== undefined && !known.includes(start)
      ? [
          say(
            ['x-resource', 'sort'],
            `x-resource.sort begins with ${start}, which the list is not sorted by${didYouMean(start, known)}`,
          ),
        ]
      : []),
    ...Object.entries(recordFields).flatMap(([name, given]) => {
      const written = properties[name];
      const same = componentName(written?.items ?? written) === componentName(given.items ?? given);
      return written === undefined || same
        ? []
        : [
            say(
              ['properties', name],
              `every record of a resource has a ${name} of its own. Give the property another name.`,
            ),
          ];
    }),
  ];
}

function isReference(document: ContractDocument, property: Schema): boolean {
  return resolveSchema(document, property).properties?.id !== undefined;
}
