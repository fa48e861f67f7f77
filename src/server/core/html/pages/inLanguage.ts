import type { Language } from '../../../../contract/Language.ts';

/** Key of the language in an address. */
export const languageParameter = 'lang';

/** An address with more parameters. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
}

/** An address in a language. */
export function inLanguage(path: string, language: Language): string {
  return withQuery(path, { [languageParameter]: language });
}
