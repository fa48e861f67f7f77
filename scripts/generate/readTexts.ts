import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { type Language, languages } from '../../src/contract/Language.ts';
import type { ContractDocument } from './ContractDocument.ts';

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
    const message = error instanceof Error ? error.message : String(error);
    // Some messages of V8 tell no line; YAML, of which JSON is a part, stumbles where they do.
    const found = parseDocument(text).errors[0]?.linePos?.[0].line ?? 1;
    const [, line = found] = /\(line (\d+)/.exec(message) ?? [];
    throw new Error(`${path}:${line}: ${message}`);
  }
}

/**
 * Labels resources' properties, in place, by their schema if i18n has such texts: `fields.Vehicle.kind` takes
 * precedence over the general `fields.kind`.
 */
export function qualifyLabels({ components }: ContractDocument, root: string): void {
  const texts = readTexts(root);
  for (const [name, { 'x-resource': hint, properties = {} }] of Object.entries(components.schemas)) {
    for (const [property, schema] of hint ? Object.entries(properties) : []) {
      if (schema['x-ui']?.label === undefined && texts.some(({ text }) => text.fields?.[name]?.[property]))
        schema['x-ui'] = { ...schema['x-ui'], label: `${name}.${property}` };
    }
  }
}
