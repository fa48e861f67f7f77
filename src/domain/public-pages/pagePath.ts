/** Where the public pages of all foundations are. */
export const pagesPath = '/f';

/** What a foundation's page has forms for. */
export type FormName = 'volunteer' | 'help';

/** Path of a foundation's page, or of one under it. */
export function pagePath(
  slug: string,
  below: '' | FormName | `${FormName}/done` | 'poster' | 'cover' = '',
): string {
  return `${pagesPath}/${slug}${below && `/${below}`}`;
}

/**
 * Path of the sheet to print for an event.
 * @example eventPosterPath('pomocna-dlon', event.id) // '/f/pomocna-dlon/poster?event=01980000-…'
 */
export function eventPosterPath(slug: string, id: string): string {
  return `${pagePath(slug, 'poster')}?event=${id}`;
}

/** Anchor of an event on its foundation's page. */
export function eventAnchor(id: string): string {
  return `event-${id}`;
}
