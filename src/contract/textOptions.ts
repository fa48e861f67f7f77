import type { Language } from './Language.ts';

type Replacer = (found: string, ...groups: unknown[]) => unknown;

/** The order of a text's forms. A fraction is told with the form of few, which holds the genitive or is nearest to it. */
const formOf: Readonly<Record<Language, Partial<Record<Intl.LDMLPluralRule, number>>>> = {
  pl: { one: 0, few: 1, many: 2, other: 1 },
  en: { one: 0, other: 1 },
  uk: { one: 0, few: 1, many: 2, other: 1 },
  ru: { one: 0, few: 1, many: 2, other: 1 },
};

/**
 * How Polyglot reads the texts of i18n, in the panel and on the server alike: `{{name}}` for what is filled in, plurals
 * by the rules of Unicode, and numbers written as the language writes them.
 */
export function textOptions(language: Language) {
  const plural = new Intl.PluralRules(language);
  // Years stay whole: 1990, but 12 345.
  const number = new Intl.NumberFormat(language, { useGrouping: 'min2' });
  return {
    interpolation: { prefix: '{{', suffix: '}}' },
    pluralRules: {
      pluralTypes: { [language]: (count: number) => formOf[language][plural.select(count)] ?? 0 },
      pluralTypeToLanguages: { [language]: [language] },
    },
    replace(this: string, pattern: RegExp, replacer: Replacer): string {
      return this.replace(pattern, (...found) => {
        const value = replacer(...found);
        return typeof value === 'number' ? number.format(value) : String(value);
      });
    },
  };
}
