import { humanise } from '../../src/contract/humanise.ts';
import {
  type ContractDocument,
  findOperation,
  listOperations,
  listResources,
  type ResourceHint,
} from './ContractDocument.ts';
import { formOf } from './formSchemas.ts';
import { iconOf, importIcons } from './icons.ts';

/** Icon of a navigation item without one. */
const DEFAULT_ICON = 'Category';

/** A resource with default pages. */
export interface DerivedPages {
  readonly name: string;
  /** i18n keys of their titles, in matching order: `create` must come before the id. */
  readonly titles: Readonly<Partial<Record<Page, string>>>;
}

type Page = 'list' | 'create' | 'one' | 'edit';

const patterns: Record<Page, string> = { list: '', create: '/create', one: '/:id', edit: '/:id/edit' };

export function derivedPages(document: ContractDocument): DerivedPages[] {
  return derivedHints(document).map(({ name, create, one, update }) => ({
    name,
    titles: {
      list: `resources.${name}.title`,
      ...(create && { create: `resources.${name}.create` }),
      ...(one && { one: `resources.${name}.title` }),
      ...(one && update && { edit: 'ra.action.edit' }),
    },
  }));
}

/** i18n key of the title of a page that an operation names. */
export const titleOf = (page: string) => `shell.titles.${page}`;

/**
 * Pages named by operations, and default pages, with addresses and fallback texts; written out, because every
 * page loads it.
 */
export function writePages(document: ContractDocument): string {
  const resources = derivedPages(document);
  const paths = resources.map(({ name, titles }) => {
    const pages = Object.entries(titles).map(
      ([page, title]) => `    ${page}: members('/${name}${patterns[page as Page]}', '${title}'),\n`,
    );
    return `  '${name}': {\n${pages.join('')}  },\n`;
  });
  const texts = resources.flatMap((pages) =>
    Object.entries(resourceTexts(pages)).map(
      ([key, given]) => `  '${key}': ${'text' in given ? `'${given.text}'` : `general.${given.general}`},\n`,
    ),
  );
  const named = listOperations(document).flatMap(({ operation: { 'x-page': page, 'x-roles': roles } }) =>
    page ? `  ${page.name}: ${roles.includes('visitor') ? 'visitors' : 'members'}('${page.path}'),\n` : [],
  );
  const used = ['members', 'visitors'].filter((kind) =>
    [...named, ...paths].some((line) => line.includes(` ${kind}(`)),
  );
  return `${used.length > 0 ? `import { ${used.join(', ')} } from '../TypedPath.ts';\n` : ''}import type { GeneralTexts, ResourcePaths } from '../ResourcePaths.ts';

export const operationPaths = {
${named.join('')}};

export const resourcePaths: Readonly<Record<string, ResourcePaths>> = {
${paths.join('')}};

export const resourceTexts = (${texts.length > 0 ? 'general' : '_'}: GeneralTexts): Readonly<Record<string, string>> => ({
${texts.join('')}});
`;
}

/**
 * i18n texts of a resource's default pages, by key, with their fallbacks: a text, or a general one of
 * `kit.resource`.
 */
export function resourceTexts({
  name,
  titles,
}: DerivedPages): Readonly<Record<string, { text: string } | { general: string }>> {
  const title = humanise(name);
  return {
    [`resources.${name}.title`]: { text: title },
    [`resources.${name}.count`]: { text: `${title}: {{smart_count}}` },
    ...(titles.create && { [`resources.${name}.create`]: { general: 'create' } }),
    [`resources.${name}.empty.title`]: { general: 'empty.title' },
    [`resources.${name}.empty.text`]: { general: 'empty.text' },
  };
}

/** What those pages need besides the table of resources: navigation item and lazy form. */
export function writePageParts(document: ContractDocument): string {
  const hints = derivedHints(document);
  const icons = hints.map(({ icon = DEFAULT_ICON }) => icon);
  const entries = hints.map(({ name, icon = DEFAULT_ICON, form, list }) => {
    const roles = JSON.stringify(findOperation(document, list)?.operation['x-roles'] ?? []);
    const load = form ? `, loadForm: async () => (await import('./forms/${form}.ts')).${form}Form` : '';
    return `  '${name}': { Icon: ${iconOf(icon)}, roles: ${roles}${load} },\n`;
  });
  return `${importIcons(icons)}import type { PageParts } from '../PageParts.ts';

export const pageParts: Readonly<Record<string, PageParts>> = {
${entries.join('')}};
`;
}

/** The operation that each page of the contract is for, by the page's pattern: who may call it may go there. */
export function writePageOperations(document: ContractDocument): string {
  const named = listOperations(document).flatMap(({ operation: { operationId, 'x-page': page } }) =>
    page ? [[page.path, operationId]] : [],
  );
  const derived = derivedHints(document).flatMap(({ name, list, create, one, update }) =>
    Object.entries({ list, create, one, edit: update }).flatMap(([page, operationId]) =>
      operationId ? [[`/${name}${patterns[page as Page]}`, operationId]] : [],
    ),
  );
  return `import type { OperationId } from './operations.ts';

export const pageOperations: Readonly<Record<string, OperationId>> = {
${[...named, ...derived].map(([pattern, operationId]) => `  '${pattern}': '${operationId}',\n`).join('')}};
`;
}

function derivedHints(document: ContractDocument): (ResourceHint & { name: string; form?: string })[] {
  return listResources(document).flatMap(({ hint }) => {
    const { name, roles, create, update, pages } = hint;
    if (name === undefined || roles === undefined || pages === false) return [];
    const form = formOf(findOperation(document, create ?? update)?.operation);
    return [{ ...hint, name, ...(form && { form }) }];
  });
}
