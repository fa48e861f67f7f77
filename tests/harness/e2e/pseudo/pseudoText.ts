const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aąbƀcćdďeéfƒgğhĥiíjĵkķlłmɱnńoóqɋrŕsśtťuúvṽwŵxẋyýzž'.matchAll(/(.)(.)/gu)].map(([, plain, marked]) => [
    plain,
    marked,
  ]),
);

/**
 * Pseudo-translates a text: anything shown without brackets did not come from i18n.
 * @example
 * pseudoText('{{smart_count}} file |||| {{smart_count}} files')
 * // '⟦{{smart_count}} ƒíłé⟧ |||| ⟦{{smart_count}} ƒíłéś⟧'
 */
export function pseudoText(text: string): string {
  return text
    .split(' |||| ')
    .map((form) => `⟦${form.replaceAll(/\{\{\w+\}\}|\p{L}/gu, (found) => accented[found] ?? found)}⟧`)
    .join(' |||| ');
}
