import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unshownTexts } from '../../scripts/build/panel/omitUnshownTexts.ts';
import { storage } from '../../src/contract/generated/storage.ts';
import neededByContract from '../../src/contract/generated/translationKeys.json' with { type: 'json' };
import { type Language, languages } from '../../src/contract/Language.ts';
import { englishOfReactAdmin } from '../../src/panel/data/english.ts';
import { i18nTexts as texts } from '../harness/i18nTexts.ts';

const root = join(import.meta.dirname, '../..');
const sources = listSources().map((path) => readFileSync(join(root, path), 'utf8'));
const own = (language: Language) => Object.keys(texts[language]).filter((key) => !key.startsWith('ra.'));

const columns = new Set(
  Object.entries(storage).flatMap(([table, facts]) =>
    [...facts.columns, 'accountId', 'organizationId', 'searchText'].map((column) => `${table}.${column}`),
  ),
);

/** Same in both languages, and right so: names, abbreviations, words that the languages share. */
const alikeByNature = /^(shell\.(languages?|footer\.copyright)|.*\.(logo|brand))\b/;

describe('translations', () => {
  test.each(languages)('%s has every text that the contract asks for', (language) => {
    expect(neededByContract.filter((key) => !texts[language][key])).toEqual([]);
  });

  test.each(languages)('%s has every text that the code asks for', (language) => {
    const namespaces = new Set(own('pl').map((key) => key.split('.')[0]));
    // `volunteers.id` is a column where a table is named like a feature.
    const asked = literals().filter((key) => namespaces.has(key.split('.')[0] ?? '') && !columns.has(key));
    const known = Object.keys(texts[language]);
    expect(asked.filter((key) => !known.some((name) => name === key || name.startsWith(`${key}.`)))).toEqual(
      [],
    );
  });

  test.each(languages)('%s has every text of react-admin, and none besides', (language) => {
    const wanted = Object.keys(englishOfReactAdmin).sort();
    const has = Object.keys(texts[language])
      .filter((key) => key.startsWith('ra.'))
      .sort();
    expect(has).toEqual(wanted);
  });

  test('all languages have the same texts', () => {
    for (const language of languages) expect(own(language).sort()).toEqual(own('pl').sort());
  });

  test('the panel asks for no text that its scripts come without', () => {
    const shared = listSources().filter((path) => /^src\/(panel|contract|domain)\//.test(path));
    const asked = shared.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/['"`]((?:\w+\.)+[\w$]*)/g)].map(
        ([, key = '']) => key,
      ),
    );
    expect(asked).toContain('errors.token_$');
    const groupsOf = (key: string) => key.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.'));
    const isLeftOut = (key: string) =>
      unshownTexts.some((text) => groupsOf(key).some((group) => text.test(group)));
    expect(isLeftOut('ra.input.file.upload_single')).toBe(true);
    expect(asked.filter(isLeftOut)).toEqual([]);
  });

  test('no text is unused', () => {
    const used = new Set([...neededByContract, ...literals()]);
    const prefixes = [...sources.join('\n').matchAll(/`([a-z]\w*(?:\.\w+)*\.)\$\{/g)].map(
      ([, prefix]) => prefix ?? '',
    );
    // What is named by the contract is asked for by it, so only a whole enum says more than the namespace.
    const tellsMore = (prefix: string) => !/^(fields|enums|sections|messages|errors)\.$/.test(prefix);
    const unused = own('pl').filter(
      (key) => !used.has(key) && !prefixes.some((prefix) => tellsMore(prefix) && key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });

  test.each(['pl', 'uk', 'ru'] as const)('%s is translated', (language) => {
    const hasWords = (text: string) => /\p{L}{4,}/u.test(text.replace(/\{\{\w+\}\}/g, ''));
    const untranslated = own(language).filter((key) => {
      const text = texts[language][key] ?? '';
      return text === texts.en[key] && hasWords(text) && !alikeByNature.test(key) && text.includes(' ');
    });
    expect(untranslated).toEqual([]);
  });

  test.each(['uk', 'ru'] as const)('%s is written in Cyrillic', (language) => {
    const latin = own(language).filter((key) => {
      const text = texts[language][key] ?? '';
      return (
        /[A-Za-z]{4,}/.test(text.replace(/\{\{\w+\}\}/g, '')) &&
        !/\p{Script=Cyrillic}/u.test(text) &&
        !alikeByNature.test(key)
      );
    });
    expect(latin).toEqual([]);
  });

  test.each(languages)('%s fills in the same values', (language) => {
    for (const [key, text] of Object.entries(texts[language])) {
      const polish = texts.pl[key] ?? '';
      expect(placeholders(text), key).toEqual(placeholders(polish));
    }
  });
});

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''))].sort();
}

/** Every string of the sources that has the shape of a key. */
function literals(): string[] {
  return [
    ...new Set(
      sources.flatMap((source) =>
        [...source.matchAll(/['"`]([a-z]\w*(?:\.\w+)+)['"`]/g)].map(([, key]) => key ?? ''),
      ),
    ),
  ];
}

function listSources(): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('generated'))
    .map((path) => join('src', path));
}
