import type { Language } from '../../../../src/contract/Language.ts';
import { type Translate, translator } from '../../../../src/server/core/texts/translator.ts';
import { i18nTexts } from '../../i18nTexts.ts';

/** Translate function of the panel; unlike the server's, it includes react-admin's own English. */
export function panelText(language: Language): Translate {
  const translate = translator(language);
  return (key, values) =>
    (key.startsWith('ra.') && !values ? i18nTexts[language][key] : undefined) ?? translate(key, values);
}
