import type { components } from './generated/types.ts';

export type Language = components['schemas']['LanguageCode'];

/** In the order of the language menu. i18n/README.md explains how to add a language. */
const menu: Readonly<Record<Language, true>> = { pl: true, en: true, uk: true, ru: true };

export const languages = Object.keys(menu) as readonly Language[];
/** Also the fallback (specification, section 1). */
export const defaultLanguage: Language = 'pl';
