import { expect, test } from 'vitest';
import { countryName } from '../../src/contract/countryName.ts';
import { languages } from '../../src/contract/Language.ts';
import { isLanguageEnum, languageName } from '../../src/contract/languageName.ts';
import { contract } from '../harness/contract.ts';

test('countries have the name that the reader knows, whatever language they were chosen in', () => {
  const germany = { code: 'DE', name: 'Німеччина' };
  expect(languages.map((language) => countryName(germany, language))).toEqual([
    'Niemcy',
    'Germany',
    'Німеччина',
    'Германия',
  ]);
});

test('a country with a code that is none keeps the name it came with', () => {
  expect(countryName({ code: '??', name: 'Rzeczpospolita' }, 'pl')).toBe('Rzeczpospolita');
});

test('languages have the name that the reader knows', () => {
  expect(languages.map((language) => languageName('uk', language))).toEqual([
    'Ukraiński',
    'Ukrainian',
    'Українська',
    'Украинский',
  ]);
  expect(languageName('new_one', 'pl')).toBeUndefined();
});

test('every language that the contract lets choose has a name in every language', () => {
  const { SpokenLanguage, LanguageCode } = contract.components.schemas;
  const codes = [SpokenLanguage, LanguageCode].flatMap((schema) => (schema as { enum: string[] }).enum);
  for (const code of codes) {
    for (const language of languages)
      expect(languageName(code, language), `${code} in ${language}`).toMatch(/^\p{Lu}/u);
  }
  expect(['spokenLanguage', 'languageCode', 'role'].map(isLanguageEnum)).toEqual([true, true, false]);
});
