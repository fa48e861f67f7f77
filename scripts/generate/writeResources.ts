import {
  type ContractDocument,
  findOperation,
  listResources,
  type Operation,
  type ResourceHint,
  resolveSchema,
  type Schema,
  type UiHint,
} from './ContractDocument.ts';
import { enumName, enumValues, fieldKind, type ShownField, shownFields } from './fieldKind.ts';
import { formOf } from './formSchemas.ts';
import { endOfFilter, listFilters, listItem, listSorts, queryParameters } from './listFilters.ts';

/** Columns, filters, sort fields, choices, sections and operations of each resource. */
export function writeResources(document: ContractDocument): string {
  const resources = listResources(document)
    .filter(({ hint }) => hint.name)
    .map(({ name, schema, hint }) => resourceOf(document, name, schema, hint));
  const body = resources.map(
    (resource) =>
      `  ${JSON.stringify(resource.name)}: ${JSON.stringify(resource, null, 2).replaceAll('\n', '\n  ')},`,
  );
  return `import type { ResourceDefinition } from '../ResourceDefinition.ts';

export const resources = {
${body.join('\n')}
} as const satisfies Record<string, ResourceDefinition>;

export type ResourceName = keyof typeof resources;
`;
}

function resourceOf(document: ContractDocument, schemaName: string, schema: Schema, hint: ResourceHint) {
  const list = findOperation(document, hint.list);
  const referTo = (operationId: string | undefined) => {
    const found = findOperation(document, operationId);
    return found ? { operationId: found.operation.operationId, path: found.path } : null;
  };
  const countsOf = () => {
    const found = findOperation(document, hint.counts);
    const reference = referTo(hint.counts);
    if (!found || !reference) return null;
    return { ...reference, search: searchOf(document, found.operation) !== null };
  };
  return {
    name: hint.name,
    schema: schemaName,
    label: hint.label ?? ['id'],
    picture: hint.picture ?? null,
    list: list
      ? {
          ...referTo(hint.list),
          ...listParameters(document, list.operation),
          filters: filtersOf(document, list.operation, schema),
          counts: countsOf(),
        }
      : null,
    one: referTo(hint.one),
    export: referTo(hint.export),
    create: referTo(hint.create),
    update: referTo(hint.update),
    delete: referTo(hint.delete),
    form: formOf(findOperation(document, hint.create ?? hint.update)?.operation) ?? null,
    // Derived operations imply derived pages and handlers.
    derived: hint.roles !== undefined,
    owner: hint.owner === undefined ? null : { property: hint.owner, shared: hint.shared ?? null },
    columns: list ? columnsOf(document, list.operation) : [],
    sections: sectionsOf(document, schema),
  };
}

function listParameters(document: ContractDocument, operation: Operation) {
  const { fields, start } = listSorts(document, operation);
  const [field, order] = start.split(',');
  return {
    search: searchOf(document, operation),
    sorts: fields,
    defaultSort: { field, order: order === 'desc' ? ('DESC' as const) : ('ASC' as const) },
  };
}

function searchOf(document: ContractDocument, operation: Operation) {
  const found = queryParameters(document, operation).find(({ name }) => name === 'q');
  return found ? filterOf(document, found) : null;
}

function filtersOf(document: ContractDocument, operation: Operation, resource: Schema) {
  const { properties = {} } = resource;
  // Nobody types an id: such a filter is chosen from records, asked for by the page, or for links and programs.
  const shown = listFilters(document, operation).filter(
    ({ schema, 'x-filter': hint }) => hint !== undefined || fieldKind(document, schema) !== 'id',
  );
  return shown.map(({ name, schema, 'x-filter': hint }) => {
    const compared = properties[hint?.property ?? name];
    const isCountry = compared && fieldKind(document, compared) === 'country';
    const isYesOrNo = fieldKind(document, schema) === 'boolean' && name in properties;
    const label = compared && resolveSchema(document, compared)['x-ui']?.label;
    return {
      ...filterOf(document, { name, schema }),
      // It is called as the column is.
      ...(label !== undefined && { label }),
      ...endOfFilter(document, resource, name, schema),
      // A named filter such as `unread` is only on or off.
      ...(isYesOrNo && { choices: ['true', 'false'] }),
      // The parameter is a code; the user chooses by name.
      ...(isCountry && { kind: 'country' as const }),
      ...(hint?.choices !== undefined && { choicesOf: hint.choices }),
    };
  });
}

function filterOf(document: ContractDocument, { name, schema }: { name: string; schema: Schema }) {
  return {
    ...fieldOf(document, { name, property: schema, within: [] }),
    ...limitsOf(resolveSchema(document, schema)),
  };
}

/** Limits of what is typed; choices have none. */
function limitsOf({ enum: choices, format, minimum, maximum, maxLength }: Schema) {
  const limits = {
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(maxLength !== undefined && !format && { maxLength }),
  };
  return choices || Object.keys(limits).length === 0 ? {} : { limits };
}

function columnsOf(document: ContractDocument, operation: Operation) {
  const item = resolveSchema(document, listItem(document, operation) ?? {});
  const { fields: sorts } = listSorts(document, operation);
  return fieldsOf(document, item).flatMap((field) => {
    const columns = hintsOf(document, field).map(({ column = 'shown' }) => column);
    if (columns.includes(false)) return [];
    return [
      {
        ...fieldOf(document, field),
        shown: !columns.includes('hidden'),
        sortable: sorts.includes(field.name),
      },
    ];
  });
}

function sectionsOf(document: ContractDocument, schema: Schema) {
  const sections = new Map<string, ReturnType<typeof fieldOf>[]>();
  for (const field of fieldsOf(document, schema)) {
    const hints = hintsOf(document, field);
    const { section = 'details' } = hints.findLast((hint) => hint.section) ?? {};
    if (hints.some(({ show = true }) => !show)) continue;
    sections.set(section, [...(sections.get(section) ?? []), fieldOf(document, field)]);
  }
  return [...sections].map(([name, fields]) => ({ name, fields }));
}

function fieldsOf(document: ContractDocument, { properties = {} }: Schema): ShownField[] {
  return Object.entries(properties).flatMap(([name, property]) => shownFields(document, name, property));
}

/** Hints of a field, after those of its enclosing objects. */
function hintsOf(document: ContractDocument, { property, within }: ShownField): UiHint[] {
  return [...within.map((object) => object.property), property].map(
    (schema) => resolveSchema(document, schema)['x-ui'] ?? {},
  );
}

function fieldOf(document: ContractDocument, { name, property, within }: ShownField) {
  const choices = enumValues(document, property);
  const ownName = name.split('.').at(-1) ?? name;
  const labelOf = (one: { name: string; property: Schema }) =>
    resolveSchema(document, one.property)['x-ui']?.label ?? one.name;
  return {
    name,
    kind: fieldKind(document, property),
    label: labelOf({ name: ownName, property }),
    ...(within.length > 0 && { within: within.map(labelOf) }),
    ...(choices.length > 0 && {
      enumName: enumName(document, property) ?? ownName,
      choices: choices.map(String),
    }),
  };
}
