import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { parse } from 'yaml';
import { bundleContract } from './bundleContract.ts';
import { type ContractDocument, componentName, listOperations, listResources } from './ContractDocument.ts';
import { checkCircles } from './checkCircles.ts';
import { checkExamples } from './checkExamples.ts';
import { checkHints } from './checkHints.ts';
import { checkKeywords } from './checkKeywords.ts';
import { checkKinds } from './checkKinds.ts';
import { checkNames } from './checkNames.ts';
import { checkResources, checkUnset } from './checkResources.ts';
import { readContractSources, refuse } from './contractSources.ts';
import { deriveExamples } from './deriveExamples.ts';
import { deriveResponses } from './deriveResponses.ts';
import { deriveSchemas } from './deriveSchemas.ts';
import { completeFollowers, expandResources } from './expandResources.ts';
import { generatedHeader } from './generatedHeader.ts';
import { lintBundle, lintContract } from './lintContract.ts';
import { listFilters, queryParameters } from './listFilters.ts';
import { missingTexts, qualifyLabels } from './readTexts.ts';
import { writeForms } from './writeForms.ts';
import { writeLists } from './writeLists.ts';
import { writeActions, writeLooks } from './writeLooks.ts';
import { writeMigration } from './writeMigration.ts';
import { writeOperations } from './writeOperations.ts';
import { derivedPages, writePageOperations, writePageParts, writePages } from './writePages.ts';
import { writeResources } from './writeResources.ts';
import { writeStorage } from './writeStorage.ts';
import { writeTranslationKeys } from './writeTranslationKeys.ts';

export const generatedFolder = 'src/contract/generated';

interface Generated {
  /** Content of each file by its path from `root`. */
  readonly files: Record<string, string>;
  /** Paths of uncommitted migrations that another one replaces. */
  readonly replaced: readonly string[];
  /** One line for each missing i18n text; only a warning. */
  readonly missing: readonly string[];
}

const blob = ts.factory.createTypeReferenceNode('Blob');

/** TypeScript types of the whole contract; binary content is a `Blob`, which includes `File`. */
async function writeTypes(document: ContractDocument): Promise<string> {
  const ast = await openapiTS(JSON.parse(JSON.stringify(document)), {
    defaultNonNullable: false,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  return astToString(ast);
}

/** TypeScript types of the hints, out of the schema that they are checked against. */
async function writeHints(folder: string): Promise<string> {
  const Hints = parse(readFileSync(join(folder, 'hints.schema.yaml'), 'utf8'));
  const document = {
    openapi: '3.1.0',
    info: { title: 'Hints', version: '1' },
    components: { schemas: { Hints } },
  };
  // Which properties must be there together makes no type of its own.
  const withoutChoices = JSON.stringify(document, (key, value) =>
    key === 'anyOf' && value.every((choice: object) => Object.keys(choice).join() === 'required')
      ? undefined
      : value,
  );
  return astToString(await openapiTS(withoutChoices));
}

/**
 * Everything derived from the contract in `root`.
 * @throws Error with one line for each fault of the contract
 */
export async function generateFiles(root: string): Promise<Generated> {
  const folder = join(root, 'openapi');
  const sources = readContractSources(folder);
  const bundled = await bundleContract(folder, sources);
  refuse(checkCircles(bundled, sources));
  refuse([...checkHints(bundled, folder, sources), ...checkKeywords(bundled, sources)]);
  refuse(checkUnset(bundled, sources));
  qualifyLabels(bundled, root);
  expandResources(bundled);
  refuse([
    ...checkNames(bundled, root, sources),
    ...checkResources(bundled, sources),
    ...checkKinds(bundled, sources),
  ]);
  refuse(await lintBundle(bundled, sources));
  const english = JSON.parse(readFileSync(join(root, 'i18n/en.json'), 'utf8'));
  const document = deriveContract(bundled, english.errors ?? {});
  refuse(checkExamples(document, bundled, sources));
  refuse(await lintContract(document, sources));
  // First, because it may throw and the rest takes seconds.
  const migration = writeMigration(document, root, sources.placeOf);
  const keys = writeTranslationKeys(document);
  const tables = Object.entries({
    operations: writeOperations(document),
    resources: writeResources(document),
    lists: writeLists(document),
    storage: writeStorage(document),
    pages: writePages(document),
    pageParts: writePageParts(document),
    pageOperations: writePageOperations(document),
    looks: writeLooks(document),
    actions: writeActions(document),
  });
  const files = {
    [`${generatedFolder}/openapi.json`]: `${JSON.stringify(document, null, 1)}\n`,
    [`${generatedFolder}/types.ts`]: await writeTypes(document),
    [`${generatedFolder}/hints.ts`]: await writeHints(folder),
    ...Object.fromEntries(
      tables.map(([name, text]) => [`${generatedFolder}/${name}.ts`, generatedHeader + text]),
    ),
    [`${generatedFolder}/translationKeys.json`]: keys,
    ...(await writeForms(document, root, `${generatedFolder}/forms`)),
    ...migration.files,
  };
  return {
    files,
    replaced: migration.replaced.filter((path) => !(path in files)),
    missing: missingTexts(JSON.parse(keys), root, derivedPages(document)),
  };
}

/**
 * Derives from the bundled contract and its hints the document from which everything else is generated, and
 * which the server sends as `/api/openapi.json`.
 */
function deriveContract(bundled: ContractDocument, errorTexts: Record<string, string>): ContractDocument {
  const document = structuredClone(bundled);
  expandResources(document);
  completeFollowers(document);
  deriveDescriptions(document);
  deriveSchemas(document);
  deriveResponses(document);
  deriveExamples(document, errorTexts);
  return document;
}

/**
 * Adds generated descriptions, in place, to pages, inputs, and list parameters without one. Must run before
 * `deriveSchemas`, which replaces `x-derive`.
 */
function deriveDescriptions(document: ContractDocument): void {
  for (const schema of Object.values(document.components.schemas)) {
    const { from, input } = schema['x-derive'] ?? {};
    const item = componentName(schema.properties?.content?.items);
    if (from === 'PageInfo' && item) schema.description ??= `One page of a list of \`${item}\`.`;
    else if (input) schema.description ??= `What a client says of \`${from}\`.`;
  }
  const counts = listResources(document).map(({ hint }) => hint.counts);
  for (const { operation } of listOperations(document)) {
    const filters = listFilters(document, operation);
    const isCounts = counts.includes(operation.operationId);
    for (const parameter of queryParameters(document, operation)) {
      if (parameter.name === 'sort')
        parameter.description ??= 'The field that the list is sorted by, and `asc` or `desc`.';
      else if (isCounts || filters.includes(parameter))
        parameter.description ??= `Only records of this \`${parameter.name}\`.`;
    }
  }
}
