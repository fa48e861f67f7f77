import { generalPaths } from '../../src/contract/generalPaths.ts';
import { serverPaths } from '../options/serverPaths.ts';
import {
  type ContractDocument,
  isTaken,
  listOperations,
  listResources,
  type Operation,
  type ResourceHint,
  type Schema,
  schemaParts,
} from './ContractDocument.ts';
import { type ContractSources, linesOf, type Say } from './contractSources.ts';
import { iconNames } from './icons.ts';
import { didYouMean, expectKnown } from './nearestName.ts';
import { readTexts, textFiles } from './readTexts.ts';
import { listOf } from './writeLists.ts';

/** Keywords that `x-messages` of a schema may name. */
const validationKeywords = [
  ...['type', 'enum', 'const', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...[
    'multipleOf',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'minItems',
    'maxItems',
    'uniqueItems',
    'required',
  ],
];

type Path = readonly string[];

interface Check {
  readonly document: ContractDocument;
  readonly say: Say;
  /** Says the text unless the name is known. */
  readonly expect: (path: Path, text: string, name: string, known: readonly string[]) => void;
  readonly expectIcon: (path: Path, icon: string) => void;
  readonly expectText: (path: Path, namespace: string, key: string) => void;
  /** All addresses of pages, except the default ones of resources. */
  readonly pages: readonly string[];
}

/**
 * Checks that each name in a hint or in `required` exists: a property, schema, operation, page or i18n text.
 * @param root of the project
 * @returns one line for each unknown name, with its place and the nearest name
 */
export function checkNames(document: ContractDocument, root: string, sources: ContractSources): string[] {
  return linesOf(sources, (say) => {
    const icons = iconNames();
    const expect: Check['expect'] = (...given) => expectKnown(say, ...given);
    const expectIcon: Check['expectIcon'] = (path, icon) =>
      expect(path, `icon is ${icon}, which is none of MUI's outlined icons`, icon, icons);
    const pages = checkPages(document, say);
    const check = { document, say, expect, expectIcon, expectText: textChecker(root, say), pages };
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      checkSchemaNames(check, name, schema);
      for (const [part, path] of schemaParts(schema, ['components', 'schemas', name]))
        checkTexts(check, part, path);
    }
    checkChoices(check);
    for (const { path, method, operation } of listOperations(document)) {
      checkAct(check, path, operation, ['paths', path, method, 'x-act']);
      for (const [on, key] of Object.entries(operation['x-messages'] ?? {})) {
        const at = ['paths', path, method, 'x-messages', on];
        const known = ['success', 'failure'];
        if (known.includes(on)) check.expectText(at, 'messages', key);
        else expect(at, `x-messages.${on} is not known, there are success, failure`, on, known);
      }
    }
  });
}

/** First parts of addresses that are no pages of the panel; the last two are files of the build. */
const answered: readonly string[] = [...serverPaths, 'assets', 'pages'];

/**
 * Checks that page names and addresses are unique.
 * @returns all addresses
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

function checkSchemaNames({ document, say, expect, pages }: Check, name: string, schema: Schema): void {
  const place = ['components', 'schemas', name];
  const expectEach = (
    path: Path,
    given: readonly string[] | undefined,
    known: readonly string[],
    what: string,
  ) => {
    for (const [index, one] of given?.entries() ?? [])
      expect(
        [...place, ...path, String(index)],
        `${path.join('.')} names ${one}, which is no ${what}`,
        one,
        known,
      );
  };
  const own = propertiesOf(document, name);
  if (own) expectEach(['required'], schema.required, own, `property of ${name}`);
  const resource: Partial<ResourceHint> = schema['x-resource'] ?? {};
  const page = pages.find((path) => path === `/${resource.name}`);
  const namesakes = listResources(document).filter(({ hint }) => hint.name === resource.name);
  if (resource.roles && page && namesakes.length === 1)
    say(
      [...place, 'x-resource', 'name'],
      `x-resource.name is ${resource.name}, but ${page} is a page of the panel already`,
    );
  if (resource.name && answered.includes(resource.name))
    say(
      [...place, 'x-resource', 'name'],
      `x-resource.name is ${resource.name}, but what begins with /${resource.name} is answered by the server itself. Take another.`,
    );
  for (const key of ['label', 'picture', 'filters', 'sorts'] as const)
    expectEach(['x-resource', key], [resource[key] ?? []].flat(), own ?? [], `property of ${name}`);
  const operations = listOperations(document).map(({ operation }) => operation.operationId);
  for (const key of ['list', 'one', 'export', 'counts', 'create', 'update', 'delete'] as const)
    expectEach(['x-resource', key], [resource[key] ?? []].flat(), operations, 'operation');

  const derive = schema['x-derive'];
  if (!derive) return;
  expectEach(['x-derive', 'from'], [derive.from], Object.keys(document.components.schemas), 'schema');
  const source = propertiesOf(document, derive.from);
  if (!source) return;
  for (const key of ['omit', 'pick', 'optional'] as const)
    expectEach(['x-derive', key], derive[key], source, `property of ${derive.from}`);
}

/**
 * Names of a schema's properties, including derived ones; undefined if it is no record and derives from none.
 */
function propertiesOf(document: ContractDocument, name: string): string[] | undefined {
  const schema = document.components.schemas[name];
  const own = Object.keys(schema?.properties ?? {});
  const derive = schema?.['x-derive'];
  if (!derive) return schema?.properties && own;
  const inherited = propertiesOf(document, derive.from);
  return inherited && [...inherited.filter((property) => isTaken(derive, property)), ...own];
}

/**
 * Checks the icons of choices, and that no two resources use one enum name, which is an i18n key, for
 * different choices.
 */
function checkChoices({ document, say, expectIcon }: Check): void {
  const owners = new Map<string, { readonly place: string; readonly choices: string }>();
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const place = ['components', 'schemas', name];
    const { icon } = schema['x-resource'] ?? {};
    if (icon !== undefined) expectIcon([...place, 'x-resource', 'icon'], icon);
    for (const [{ 'x-tone': tones = {} }, path] of schemaParts(schema, place))
      for (const [value, { icon }] of Object.entries(tones))
        expectIcon([...path, 'x-tone', value, 'icon'], icon);
    for (const [{ enum: values }, path] of schemaParts(schema, place)) {
      const property = path.at(-1) === 'items' ? path.at(-2) : path.at(-1);
      if (!values || property === undefined || path === place) continue;
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
    }
  }
}

function checkAct(check: Check, path: string, { 'x-act': action }: Operation, at: Path): void {
  if (!action) return;
  const { document, say, expect, expectIcon } = check;
  expectIcon([...at, 'icon'], action.icon);
  if (!/\/\{id\}(\/|$)/.test(path)) say(at, `x-act is on ${path}, which names no record by {id}`);
  const [owner, ...others] = listResources(document).filter(
    ({ hint }) => hint.name !== undefined && path.startsWith(`/${hint.name}/{id}`),
  );
  // Duplicate names are reported separately.
  if (!owner || others.length > 0) return;
  const known = propertiesOf(document, owner.name) ?? [];
  for (const property of Object.keys(action.when ?? {})) {
    const text = `x-act.when names ${property}, which is no property of ${owner.name}`;
    expect([...at, 'when', property], text, property, known);
  }
  if (action.bulk)
    checkBulkAct(check, owner.name, { states: known.filter((name) => name in (action.when ?? {})), at });
}

/** The list tells by its records for which of them the act is. */
function checkBulkAct(
  { document, say, expect }: Check,
  owner: string,
  { states, at }: { states: readonly string[]; at: Path },
): void {
  const item = listOf(document, owner)?.item;
  if (!item) say([...at, 'bulk'], `x-act.bulk needs a list of ${owner}`);
  // A wrong name in `x-derive` is reported separately.
  const shown = item && propertiesOf(document, item);
  if (!shown) return;
  for (const state of states) {
    const text = `x-act.bulk needs ${state} of x-act.when in ${item}`;
    expect([...at, 'when', state], text, state, shown);
  }
}

function checkTexts({ expect, expectText, pages }: Check, schema: Schema, path: Path): void {
  const { label, section, link } = schema['x-ui'] ?? {};
  if (label !== undefined && !isOwnLabel(label, path))
    expectText([...path, 'x-ui', 'label'], 'fields', label);
  if (section !== undefined) expectText([...path, 'x-ui', 'section'], 'sections', section);
  if (link !== undefined) {
    const at = [...path, 'x-ui', 'link'];
    expect(at, `x-ui.link names ${link}, which is no page of the panel`, link, pages);
    expectText(at, 'fields', `${label ?? path.at(-1)}Link`);
  }
  for (const [keyword, key] of Object.entries(schema['x-messages'] ?? {})) {
    const at = [...path, 'x-messages', keyword];
    expect(at, `x-messages.${keyword} is no keyword of validation`, keyword, validationKeywords);
    expectText(at, 'validation', key);
  }
}

/** Added by `qualifyLabels`, because i18n has it. */
function isOwnLabel(label: string, [, , schema, , property]: Path): boolean {
  return label === `${schema}.${property}`;
}

/** Reports the languages that lack a text named by a hint. */
function textChecker(root: string, say: Say): Check['expectText'] {
  const texts = readTexts(root);
  return (path, namespace, key) => {
    const lacking = texts.filter(({ text }) => text[namespace]?.[key] === undefined);
    if (lacking.length === 0) return;
    const nearest = didYouMean(key, Object.keys(texts[0]?.text[namespace] ?? {}));
    const remedy = nearest ? `${nearest} Otherwise add it there.` : ': add it there.';
    say(path, `there is no text ${namespace}.${key} in ${textFiles(lacking)}${remedy}`);
  };
}
