/**
 * A name of the contract as words, for what has no text in i18n yet.
 * @example humanise('tshirtSize') // 'Tshirt size'
 */
export function humanise(name: string): string {
  // A number is its own name.
  if (name !== '' && !Number.isNaN(Number(name))) return name;
  const words = name
    .replace(/[-_.]+/g, ' ')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
