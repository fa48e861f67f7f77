import type { components } from './generated/types.ts';

export type Language = components['schemas']['LanguageCode'];

/** In the order of the language menu; `pl` is default and fallback (specification, section 1). */
export const languages = ['pl', 'en', 'uk', 'ru'] as const satisfies readonly Language[];
export const defaultLanguage: Language = 'pl';
