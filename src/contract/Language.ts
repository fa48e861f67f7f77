import type { components } from './generated/types.ts';

export type Language = components['schemas']['LanguageCode'];

/** In the order of the language menu. How a language is added is said in i18n/README.md. */
const menu: Readonly<Record<Language, true>> = { pl: true, en: true, uk: true, ru: true };

export const languages = Object.keys(menu) as readonly Language[];
/** Also the fallback (specification, section 1). */
export const defaultLanguage: Language = 'pl';
