import Polyglot from 'node-polyglot';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../src/contract/Language.ts';
import { textOptions } from '../../src/contract/textOptions.ts';
import { loadI18nProvider } from '../../src/panel/data/i18nProvider.ts';
import { translator } from '../../src/server/core/texts/translator.ts';
import { contract } from '../harness/contract.ts';
import { i18nTexts } from '../harness/i18nTexts.ts';

const slavic = ['one', 'few', 'many'];
const forms: Readonly<Record<Language, readonly string[]>> = {
  pl: slavic,
  en: ['one', 'other'],
  uk: slavic,
  ru: slavic,
};

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const fractions = [0.5, 1.5, 2.4, 10.25];
const whole = [...upTo(0, 130), 200, 201, 211, 222, 1000, 1001, 1002, 5000, 10_000, 100_001, 1_000_000];

/** What a grammar says, by hand: the rules must not prove themselves. */
function formByGrammar(language: Language, count: number): string {
  if (language === 'en') return count === 1 ? 'one' : 'other';
  if (!Number.isInteger(count)) return 'few';
  const [lastTwo, last] = [count % 100, count % 10];
  if (language === 'pl' ? count === 1 : last === 1 && lastTwo !== 11) return 'one';
  return last >= 2 && last <= 4 && !(lastTwo >= 12 && lastTwo <= 14) ? 'few' : 'many';
}

const pluralKeys = Object.keys(i18nTexts.pl).filter((key) => i18nTexts.pl[key]?.includes('||||'));

describe.each(languages)('plurals in %s', (language) => {
  const polyglot = new Polyglot({
    ...textOptions(language),
    locale: language,
    phrases: { which: forms[language].join(' |||| ') },
  });
  const plurals = new Intl.PluralRules(language);

  test('take the form of the grammar for every count', () => {
    for (const count of [...whole, ...fractions]) {
      const which = polyglot.t('which', { smart_count: count });
      expect(which, String(count)).toBe(formByGrammar(language, count));
      if (Number.isInteger(count)) expect(which, String(count)).toBe(plurals.select(count));
    }
  });

  test('have every form, and no other', () => {
    for (const key of pluralKeys) {
      const written = (i18nTexts[language][key] ?? '').split('||||').map((form) => form.trim());
      expect(written, key).toHaveLength(forms[language].length);
      expect(written, key).not.toContain('');
    }
  });

  test('no other text has forms', () => {
    const others = Object.keys(i18nTexts[language]).filter((key) => !pluralKeys.includes(key));
    expect(others.filter((key) => i18nTexts[language][key]?.includes('||||'))).toEqual([]);
  });

  test('are told alike by the panel and the server, with the number as the language writes it', async () => {
    const panel = await loadI18nProvider(language);
    const server = translator(language);
    const number = new Intl.NumberFormat(language, { useGrouping: 'min2' });
    // react-admin's own texts are the panel's alone.
    for (const key of pluralKeys.filter((key) => !key.startsWith('ra.'))) {
      for (const count of [0, 1, 3, 5, 21, 22, 25, 112, 5000, 12_345]) {
        const values = {
          smart_count: count,
          limit: count,
          when: 'dziś',
          name: 'x',
          recordRepresentation: 'y',
        };
        const told = panel.translate(key, values);
        expect(told).toBe(server(key, values));
        const form = i18nTexts[language][key]?.split('||||')[forms[language].indexOf(plurals.select(count))];
        if (/\{\{(smart_count|limit)\}\}/.test(form ?? '')) expect(told).toContain(number.format(count));
      }
    }
  });
});

test('numbers are written as the language writes them, and years stay whole', () => {
  const told = languages.map((language) => translator(language)('volunteers.count', { smart_count: 12_345 }));
  expect(told).toEqual([
    '12\u00a0345 wolontariuszy',
    '12,345 volunteers',
    '12\u00a0345 волонтерів',
    '12\u00a0345 волонтёров',
  ]);
  for (const language of languages) {
    expect(translator(language)('validation.minimum', { smart_count: 1800, limit: 1800 })).toContain('1800');
  }
});

test('no number with a fraction is told in a text with forms', () => {
  const { schemas } = contract.components;
  const fractional = Object.values(schemas).flatMap((schema) =>
    Object.entries((schema as { properties?: Record<string, { type?: unknown }> }).properties ?? {})
      .filter(([, property]) => [property.type].flat().includes('number'))
      .map(([name]) => name),
  );
  expect(new Set(fractional)).toEqual(new Set(['rating']));
  expect(pluralKeys.filter((key) => i18nTexts.pl[key]?.includes('{{rating}}'))).toEqual([]);
});
