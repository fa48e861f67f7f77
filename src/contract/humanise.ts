/**
 * Turns a name of the contract into words, for one without a text in i18n.
 * @example humanise('tshirtSize') // 'Tshirt size'
 */
export function humanise(name: string): string {
  // Numbers stay unchanged.
  if (name !== '' && !Number.isNaN(Number(name))) return name;
  const words = name
    .replace(/[-_.]+/g, ' ')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
