import { foldText } from '../db/searchText.ts';

/** How Ukrainian letters are written in passports, and the letters that only Russian has. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'h', ґ: 'g', д: 'd', е: 'e', є: 'ie', ж: 'zh', з: 'z', и: 'y', і: 'i' },
  ...{ ї: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u' },
  ...{ ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ь: '', ю: 'iu', я: 'ia' },
  ...{ ё: 'e', ы: 'y', э: 'e', ъ: '' },
};

/**
 * A name as it stands in an e-mail address: small Latin letters, digits and hyphens.
 * @example latinOf("Дар'я Żółkiewska-Nowak") // 'daria.zolkiewska-nowak'
 */
export function latinOf(name: string): string {
  const latin = name.toLowerCase().replace(/\p{Script=Cyrillic}/gu, (letter) => LETTERS[letter] ?? '');
  return foldText(latin)
    .replace(/ /g, '.')
    .replace(/[^a-z0-9.-]/g, '');
}
