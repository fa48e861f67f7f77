import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import texts from './entityTexts.json' with { type: 'json' };

type Texts = { readonly [key: string]: string | Texts };

/**
 * Adds the tests' example entity to a copy of the project, as a developer would: its schema, and its texts in
 * two languages.
 */
export function addEntity(folder: string): void {
  cpSync(
    join(import.meta.dirname, 'entity/EquipmentItem.yaml'),
    join(folder, 'openapi/schemas/EquipmentItem.yaml'),
  );
  addTexts(folder, texts);
}

/** Adds texts to the languages of a copy of the project. */
export function addTexts(folder: string, texts: Readonly<Record<string, Texts>>): void {
  for (const [language, added] of Object.entries(texts)) {
    const file = join(folder, `i18n/${language}.json`);
    const all = merged(JSON.parse(readFileSync(file, 'utf8')), added);
    writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  }
}

function merged(texts: Texts, added: Texts): Texts {
  const entries = Object.entries(added).map(([key, value]) => {
    const known = texts[key];
    return [key, typeof known === 'object' && typeof value === 'object' ? merged(known, value) : value];
  });
  return { ...texts, ...Object.fromEntries(entries) };
}
