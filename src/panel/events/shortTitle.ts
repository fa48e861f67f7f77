const longest = 80;

/** The title of an event as it fits into a question; as much of a longer one as tells which it is. */
export function shortTitle(title: string): string {
  const letters = [...title];
  return letters.length > longest ? `${letters.slice(0, longest).join('').trimEnd()}…` : title;
}
