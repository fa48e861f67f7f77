import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { flattenTexts } from '../../src/contract/flattenTexts.ts';
import { humanise, nameOfKey } from '../../src/contract/humanise.ts';
import { type Language, languages } from '../../src/contract/Language.ts';
import { messageOf } from '../../src/server/core/texts/messageOf.ts';
import { type ContractDocument, listResources } from './ContractDocument.ts';
import { type DerivedPages, resourceTexts } from './writePages.ts';

interface LanguageTexts {
  readonly language: Language;
  // As the file has it.
  // biome-ignore lint/suspicious/noExplicitAny: i18n is looked into by keys that the contract names.
  readonly text: any;
}

/**
 * The texts of all languages.
 * @throws Error with one line that names the language whose file is missing, or the line that is no JSON
 */
export function readTexts(root: string): LanguageTexts[] {
  return languages.map((language) => {
    const path = `i18n/${language}.json`;
    if (!existsSync(join(root, path)))
      throw new Error(`${path} is missing: copy i18n/en.json to it and translate it (i18n/README.md).`);
    return { language, text: parseTexts(readFileSync(join(root, path), 'utf8'), path) };
  });
}

function parseTexts(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = messageOf(error);
    // Some messages of V8 tell no line; YAML, of which JSON is a part, stumbles where they do.
    const found = parseDocument(text).errors[0]?.linePos?.[0].line ?? 1;
    const [, line = found] = /\(line (\d+)/.exec(message) ?? [];
    throw new Error(`${path}:${line}: ${message}`);
  }
}

/** `i18n/uk.json`, or `i18n/{uk,ru}.json`. */
export function textFiles(texts: readonly LanguageTexts[]): string {
  const names = texts.map(({ language }) => language).join(',');
  return `i18n/${texts.length === 1 ? names : `{${names}}`}.json`;
}

/**
 * Labels resources' properties, in place, by their schema if i18n has such texts: `fields.Vehicle.kind` takes
 * precedence over the general `fields.kind`.
 */
export function qualifyLabels(document: ContractDocument, root: string): void {
  const texts = readTexts(root);
  for (const { name, schema: resource } of listResources(document)) {
    for (const [property, schema] of Object.entries(resource.properties ?? {})) {
      if (schema['x-ui']?.label === undefined && texts.some(({ text }) => text.fields?.[name]?.[property]))
        schema['x-ui'] = { ...schema['x-ui'], label: `${name}.${property}` };
    }
  }
}

/**
 * Texts of the contract that i18n lacks.
 * @param keys as in `translationKeys.json`
 * @param pages of resources, whose texts have defaults
 * @returns one line for each key, with the languages and the fallback shown meanwhile
 */
export function missingTexts(
  keys: readonly string[],
  root: string,
  pages: readonly DerivedPages[] = [],
): string[] {
  const texts = readTexts(root).map((one) => ({ ...one, known: flattenTexts(one.text) }));
  const { kit } = texts.find(({ language }) => language === 'en')?.text ?? {};
  const general = flattenTexts(kit?.resource ?? {});
  const shown = Object.fromEntries(
    pages.flatMap((given) =>
      Object.entries(resourceTexts(given)).map(([key, said]) => [
        key,
        'text' in said ? said.text : general[said.general],
      ]),
    ),
  );
  return keys.flatMap((key) => {
    const lacking = texts.filter(({ known }) => !known[key]);
    if (lacking.length === 0) return [];
    return [
      `add ${key} to ${textFiles(lacking)} – until then the panel shows “${shown[key] ?? humanise(nameOfKey(key))}”`,
    ];
  });
}
