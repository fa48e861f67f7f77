/** Where a map finds a place by its words. Nothing of the panel's is told to it before somebody goes there. */
export function mapHref(place: string): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`;
}
