import type { Language } from '../../contract/Language.ts';

/** Where the public pages of all foundations are. */
export const pagesPath = '/f';

/** Key of the language in an address. */
export const languageParameter = 'lang';

/** What a foundation's page has forms for. */
export type FormName = 'volunteer' | 'help';

/** Path of a foundation's page, or of one under it. */
export function pagePath(
  slug: string,
  below: '' | FormName | `${FormName}/done` | 'poster' | 'cover' = '',
): string {
  return `${pagesPath}/${slug}${below && `/${below}`}`;
}

/** An address with more parameters. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
}

/** An address in a language. */
export function inLanguage(path: string, language: Language): string {
  return withQuery(path, { [languageParameter]: language });
}

/** Anchor of an event on its foundation's page. */
export function eventAnchor(id: string): string {
  return `event-${id}`;
}
