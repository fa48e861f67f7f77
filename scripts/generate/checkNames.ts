import { generalPaths } from '../../src/contract/generalPaths.ts';
import {
  type ContractDocument,
  listOperations,
  type Operation,
  type ResourceHint,
  type Schema,
} from './ContractDocument.ts';
import type { ContractSources } from './contractSources.ts';
import { iconNames } from './icons.ts';
import { didYouMean } from './nearestName.ts';
import { readTexts } from './readTexts.ts';

/** Keywords that `x-messages` of a schema may name. */
const validationKeywords = [
  ...[
    'type',
    'enum',
    'const',
    'format',
    'pattern',
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'multipleOf',
  ],
  ...['exclusiveMinimum', 'exclusiveMaximum', 'minItems', 'maxItems', 'uniqueItems', 'required'],
];

type Say = (path: readonly string[], text: string) => void;

/**
 * Checks that each name in a hint or in `required` exists: a property, schema, operation, page or i18n text.
 * @param root of the project
 * @returns one line for each unknown name, with its place and the nearest name
 */
export function checkNames(document: ContractDocument, root: string, { placeOf }: ContractSources): string[] {
  const lines: string[] = [];
  const say: Say = (path, text) => lines.push(`${placeOf(path)}: ${text}`);
  const texts = textChecker(root, say);
  const pages = checkPages(document, say);
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    checkSchemaNames(document, name, schema, pages, say);
    walk(schema, ['components', 'schemas', name], (given, path) =>
      checkTexts(given, path, pages, texts, say),
    );
  }
  const icons = iconNames();
  const expectIcon = (path: readonly string[], icon: string | undefined) => {
    if (icon !== undefined && !icons.includes(icon))
      say(path, `icon is ${icon}, which is none of MUI's outlined icons${didYouMean(icon, icons)}`);
  };
  checkChoices(document, expectIcon, say);
  for (const { path, method, operation } of listOperations(document)) {
    checkAct(document, path, operation, (key) => ['paths', path, method, 'x-act', ...key], expectIcon, say);
    for (const [on, key] of Object.entries(operation['x-messages'] ?? {})) {
      const at = ['paths', path, method, 'x-messages', on];
      if (on !== 'success' && on !== 'failure')
        say(
          at,
          `x-messages.${on} is not known, there are success, failure${didYouMean(on, ['success', 'failure'])}`,
        );
      else texts(at, 'messages', key);
    }
  }
  return [...new Set(lines)];
}

/**
 * Checks that page names and addresses are unique.
 * @returns all addresses, except the default ones of resources
 */
function checkPages(document: ContractDocument, say: Say): string[] {
  const pages = Object.entries(generalPaths).map(([name, { pattern }]) => ({
    name,
    path: pattern as string,
  }));
  for (const { path, method, operation } of listOperations(document)) {
    const { 'x-page': page } = operation;
    if (!page) continue;
    const other = pages.find(({ name, path }) => name === page.name || path === page.path);
    if (other)
      say(
        ['paths', path, method, 'x-page'],
        `x-page is ${page.name} at ${page.path}, but there is ${other.name} at ${other.path} already`,
      );
    pages.push(page);
  }
  return pages.map(({ path }) => path);
}

function checkSchemaNames(
  document: ContractDocument,
  name: string,
  schema: Schema,
  pages: readonly string[],
  say: Say,
): void {
  const place = ['components', 'schemas', name];
  const own = propertiesOf(document, name);
  const expectOne = (
    path: readonly string[],
    given: string | undefined,
    known: readonly string[],
    what: string,
  ) => {
    if (given !== undefined && !known.includes(given))
      say(
        [...place, ...path],
        `${path.filter((part) => !/^\d+$/.test(part)).join('.')} names ${given}, which is no ${what}${didYouMean(given, known)}`,
      );
  };
  if (own) {
    for (const [index, required] of (schema.required ?? []).entries())
      expectOne(['required', String(index)], required, own, `property of ${name}`);
  }
  const resource: Partial<ResourceHint> = schema['x-resource'] ?? {};
  const page = pages.find((path) => path === `/${resource.name}`);
  const namesakes = Object.values(document.components.schemas).filter(
    ({ 'x-resource': hint }) => hint?.name === resource.name,
  );
  if (resource.roles && page && namesakes.length === 1)
    say(
      [...place, 'x-resource', 'name'],
      `x-resource.name is ${resource.name}, but ${page} is a page of the panel already`,
    );
  for (const key of ['label', 'filters', 'sorts'] as const) {
    for (const [index, property] of (resource[key] ?? []).entries())
      expectOne(['x-resource', key, String(index)], property, own ?? [], `property of ${name}`);
  }
  const operations = listOperations(document).map(({ operation }) => operation.operationId);
  for (const key of ['list', 'one', 'export', 'counts', 'create', 'update', 'delete'] as const)
    expectOne(['x-resource', key], resource[key], operations, 'operation');

  const derive = schema['x-derive'];
  if (!derive) return;
  expectOne(['x-derive', 'from'], derive.from, Object.keys(document.components.schemas), 'schema');
  const source = propertiesOf(document, derive.from);
  if (!source) return;
  for (const key of ['omit', 'pick', 'optional'] as const) {
    for (const [index, property] of (derive[key] ?? []).entries())
      expectOne(['x-derive', key, String(index)], property, source, `property of ${derive.from}`);
  }
}

/**
 * Names of a schema's properties, including derived ones; undefined if it is no record and derives from none.
 */
function propertiesOf(
  document: ContractDocument,
  name: string,
  seen: readonly string[] = [],
): string[] | undefined {
  const schema = document.components.schemas[name];
  const own = Object.keys(schema?.properties ?? {});
  const derive = schema?.['x-derive'];
  if (!derive) return schema?.properties && own;
  const inherited = seen.includes(name) ? undefined : propertiesOf(document, derive.from, [...seen, name]);
  if (!inherited) return undefined;
  const kept = inherited.filter(
    (property) => !derive.omit?.includes(property) && (!derive.pick || derive.pick.includes(property)),
  );
  return [...kept, ...own];
}

type ExpectIcon = (path: readonly string[], icon: string | undefined) => void;

/**
 * Checks the looks of choices, and that no two resources use one enum name, which is an i18n key, for
 * different choices.
 */
function checkChoices(document: ContractDocument, expectIcon: ExpectIcon, say: Say): void {
  const owners = new Map<string, { readonly place: string; readonly choices: string }>();
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const place = ['components', 'schemas', name];
    expectIcon([...place, 'x-resource', 'icon'], schema['x-resource']?.icon);
    for (const [value, { icon }] of Object.entries(schema['x-tone'] ?? {})) {
      expectIcon([...place, 'x-tone', value, 'icon'], icon);
      const known = (schema.enum ?? []).map(String);
      if (!known.includes(value))
        say(
          [...place, 'x-tone', value],
          `x-tone names ${value}, which is no choice of ${name}${didYouMean(value, known)}`,
        );
    }
    walk(schema, place, ({ enum: values }, path) => {
      const property = path.at(-1) === 'items' ? path.at(-2) : path.at(-1);
      if (!values || property === undefined || path === place) return;
      const choices = JSON.stringify(values);
      const owner = owners.get(property);
      if (owner && owner.choices !== choices)
        say(
          path,
          `enums.${property} would name the choices of ${owner.place}, too, which are others: make one of them a schema of its own`,
        );
      else
        owners.set(property, {
          place: path
            .filter((part) => !['components', 'schemas', 'properties', 'items'].includes(part))
            .join('.'),
          choices,
        });
    });
  }
}

function checkAct(
  document: ContractDocument,
  path: string,
  operation: Operation,
  at: (key: readonly string[]) => readonly string[],
  expectIcon: ExpectIcon,
  say: Say,
): void {
  const action = operation['x-act'];
  if (!action) return;
  expectIcon(at(['icon']), action.icon);
  const [owner, ...others] = Object.entries(document.components.schemas).filter(
    ([, { 'x-resource': hint }]) => hint?.name !== undefined && path.startsWith(`/${hint.name}/{id}`),
  );
  if (!/\/\{id\}(\/|$)/.test(path)) say(at([]), `x-act is on ${path}, which names no record by {id}`);
  // Duplicate names are reported separately.
  if (!owner || others.length > 0) return;
  const known = propertiesOf(document, owner[0]) ?? [];
  for (const property of Object.keys(action.when ?? {})) {
    if (!known.includes(property))
      say(
        at(['when', property]),
        `x-act.when names ${property}, which is no property of ${owner[0]}${didYouMean(property, known)}`,
      );
  }
}

/** Added by `qualifyLabels`, because i18n has it. */
function isOwnLabel(label: string, [, , schema, , property]: readonly string[]): boolean {
  return label === `${schema}.${property}`;
}

type CheckText = (path: readonly string[], namespace: string, key: string) => void;

function checkTexts(
  schema: Schema,
  path: readonly string[],
  pages: readonly string[],
  texts: CheckText,
  say: Say,
): void {
  const { label, section, link } = schema['x-ui'] ?? {};
  const at = (...hint: string[]) => [...path, ...hint];
  if (label !== undefined && !isOwnLabel(label, path)) texts(at('x-ui', 'label'), 'fields', label);
  if (section !== undefined) texts(at('x-ui', 'section'), 'sections', section);
  if (link !== undefined) {
    if (!pages.includes(link))
      say(
        at('x-ui', 'link'),
        `x-ui.link names ${link}, which is no page of the panel${didYouMean(link, pages)}`,
      );
    texts(at('x-ui', 'link'), 'fields', `${label ?? path.at(-1)}Link`);
  }
  for (const [keyword, key] of Object.entries(schema['x-messages'] ?? {})) {
    if (!validationKeywords.includes(keyword))
      say(
        at('x-messages', keyword),
        `x-messages.${keyword} is no keyword of validation${didYouMean(keyword, validationKeywords)}`,
      );
    texts(at('x-messages', keyword), 'validation', key);
  }
}

function walk(
  schema: Schema,
  path: readonly string[],
  visit: (schema: Schema, path: readonly string[]) => void,
): void {
  visit(schema, path);
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    walk(property, [...path, 'properties', name], visit);
  if (schema.items) walk(schema.items, [...path, 'items'], visit);
}

/** Reports the languages that lack a text named by a hint. */
function textChecker(root: string, say: Say): CheckText {
  const texts = readTexts(root);
  return (path, namespace, key) => {
    const lacking = texts.filter(({ text }) => text[namespace]?.[key] === undefined);
    if (lacking.length === 0) return;
    const known = Object.keys(texts[0]?.text[namespace] ?? {});
    const files =
      lacking.length === 1 ? lacking[0]?.language : `{${lacking.map(({ language }) => language).join(',')}}`;
    say(
      path,
      `there is no text ${namespace}.${key} in i18n/${files}.json${didYouMean(key, known)} Otherwise add it there.`,
    );
  };
}
