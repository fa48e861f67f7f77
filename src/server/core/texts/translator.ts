import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Polyglot from 'node-polyglot';
import { defaultLanguage, type Language } from '../../../contract/Language.ts';
import { textOptions } from '../../../contract/textOptions.ts';
import { withResourceTexts } from '../../../contract/withResourceTexts.ts';

export type Translate = (key: string, values?: Record<string, string | number>) => string;

const folder = join(import.meta.dirname, '../../../../i18n');
const read = (language: Language) => JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));

const polyglots = new Map<Language, Polyglot>();

/**
 * i18n texts in one language, for responses, exports and mails.
 * @example translator('uk')('errors.not_found')
 */
export function translator(language: Language): Translate {
  const polyglot = polyglots.get(language) ?? createPolyglot(language);
  polyglots.set(language, polyglot);
  return (key, values = {}) => polyglot.t(key, values);
}

function createPolyglot(language: Language): Polyglot {
  return new Polyglot({
    ...textOptions(language),
    locale: language,
    phrases: withResourceTexts(read(language)),
    // Untranslated texts fall back to the default language (specification, section 1).
    ...(language !== defaultLanguage && {
      onMissingKey: (key, options) => translator(defaultLanguage)(key, options),
    }),
  });
}
