/** Colour behind initials. */
export const initialsTint =
  'color-mix(in srgb, var(--mui-palette-primary-main) 12%, var(--mui-palette-background-paper))';

/** First letters of the first and last word: `Anna Maria Kowalska` → `AK`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
