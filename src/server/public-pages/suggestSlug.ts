import { foldText } from '../core/db/searchText.ts';

/** The contract's limits of a slug, less what makes it unique. */
const [SHORTEST, LONGEST] = [3, 50];

/** The Polish way of writing Ukrainian and Russian names in Latin letters, without diacritics. */
const latin: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'w', г: 'h', ґ: 'g', д: 'd', е: 'e', є: 'je', ё: 'jo', ж: 'z', з: 'z', и: 'y' },
  ...{ і: 'i', ї: 'ji', й: 'j', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't' },
  ...{ у: 'u', ф: 'f', х: 'ch', ц: 'c', ч: 'cz', ш: 'sz', щ: 'szcz', ъ: '', ы: 'y', ь: '', э: 'e' },
  ...{ ю: 'ju', я: 'ja' },
};

/**
 * The end of an address, by a foundation's name.
 * @param others what a name without letters gets instead
 * @example suggestSlug('Fundacja „Pomocna Dłoń”', 'f-1') // 'fundacja-pomocna-dlon'
 */
export function suggestSlug(name: string, others: string): string {
  const letters = [...name.toLowerCase().normalize('NFC')].map((letter) => latin[letter] ?? letter);
  const slug = foldText(letters.join(''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length < SHORTEST) return others;
  if (slug.length <= LONGEST) return slug;
  // After a whole word, if there is one.
  const cut = slug.slice(0, LONGEST + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0)) || cut.slice(0, LONGEST);
}
