/**
 * The page that the footer was used on, as its link says; the link's own query stays out, for it may hold a token.
 * @param search `?page=/create-event`
 */
export function reportedPage(search: string): string | undefined {
  const page = new URLSearchParams(search).get('page');
  return page === null ? undefined : URL.parse(page, window.location.origin)?.pathname;
}
