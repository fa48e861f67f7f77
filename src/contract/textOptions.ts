import { textOfMissing } from './humanise.ts';
import type { Language } from './Language.ts';

type Replacer = (found: string, ...groups: unknown[]) => unknown;

/**
 * Order of a text's plural forms. A fraction uses the form of `few`, which is the genitive or closest to it.
 */
const formOf: Readonly<Record<Language, Partial<Record<Intl.LDMLPluralRule, number>>>> = {
  pl: { one: 0, few: 1, many: 2, other: 1 },
  en: { one: 0, other: 1 },
  uk: { one: 0, few: 1, many: 2, other: 1 },
  ru: { one: 0, few: 1, many: 2, other: 1 },
};

/**
 * Polyglot's options for the texts of i18n, in the panel and on the server: `{{name}}` for interpolation,
 * Unicode plural rules, localised numbers, and words for what the contract names and i18n lacks.
 */
export function textOptions(language: Language) {
  const plural = new Intl.PluralRules(language);
  // Years are not grouped: 1990, but 12 345.
  const number = new Intl.NumberFormat(language, { useGrouping: 'min2' });
  return {
    onMissingKey: textOfMissing,
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
