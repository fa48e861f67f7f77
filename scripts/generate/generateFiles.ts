import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleContract } from './bundleContract.ts';
import { checkHints } from './checkHints.ts';
import { deriveContract } from './deriveContract.ts';
import { lintContract } from './lintContract.ts';
import { writeForms } from './writeForms.ts';
import { writeMigration } from './writeMigration.ts';
import { writeOperations } from './writeOperations.ts';
import { writeResources } from './writeResources.ts';
import { writeStorage } from './writeStorage.ts';
import { writeTranslationKeys } from './writeTranslationKeys.ts';
import { writeTypes } from './writeTypes.ts';

export const generatedFolder = 'src/contract/generated';

/**
 * Everything that is derived from the contract in `root`.
 * @returns text of each file by its path from `root`
 * @throws Error with one line for each fault of the contract
 */
export async function generateFiles(root: string): Promise<Record<string, string>> {
  const folder = join(root, 'openapi');
  const bundled = await bundleContract(folder);
  fail(checkHints(bundled, folder));
  const english = JSON.parse(readFileSync(join(root, 'i18n/en.json'), 'utf8'));
  const document = deriveContract(bundled, english.errors ?? {});
  fail(await lintContract(document));
  // Before what takes seconds, for it may refuse.
  const migration = writeMigration(document, root);
  return {
    [`${generatedFolder}/openapi.json`]: `${JSON.stringify(document, null, 1)}\n`,
    [`${generatedFolder}/types.ts`]: await writeTypes(document),
    [`${generatedFolder}/operations.ts`]: writeOperations(document),
    [`${generatedFolder}/resources.ts`]: writeResources(document),
    [`${generatedFolder}/storage.ts`]: writeStorage(document),
    [`${generatedFolder}/translationKeys.json`]: writeTranslationKeys(document),
    ...(await writeForms(document, root, `${generatedFolder}/forms`)),
    ...migration,
  };
}

function fail(problems: string[]): void {
  if (problems.length > 0) throw new Error(`The contract is not right:\n${problems.join('\n')}`);
}
