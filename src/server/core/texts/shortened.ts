/**
 * A text of at most as many letters, of which an ellipsis tells that there were more.
 * @param length in letters as a schema counts them: one of four bytes is one
 * @example shortened('Zbiórka żywności', 8) // 'Zbiórka…'
 */
export function shortened(text: string, length: number): string {
  const letters = Array.from(text);
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : text;
}
