/**
 * What is shown for a key of i18n without a text: the words of the contract's name, or the key if it names nothing of
 * the contract.
 * @example The key tshirtSize in fields is shown as Tshirt size
 */
export function textOfMissing(key: string): string {
  return /^(fields|enums|sections)\./.test(key) ? humanise(nameOfKey(key)) : key;
}

/** Last part of the key; for a choice, which may contain dots, everything after the enum's name. */
export function nameOfKey(key: string): string {
  return key.replace(/^enums\.[^.]+\.|^.*\./, '');
}

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
