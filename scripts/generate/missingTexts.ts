import { flattenTexts } from '../../src/contract/flattenTexts.ts';
import { humanise, nameOfKey } from '../../src/contract/humanise.ts';
import { readTexts } from './readTexts.ts';
import { type DerivedPages, resourceTexts } from './writePages.ts';

/**
 * Texts of the contract that i18n lacks.
 * @param keys as in `translationKeys.json`
 * @param pages of resources, whose texts have defaults
 * @returns one line for each key, with the languages and the fallback shown meanwhile
 */
export function missingTexts(
  keys: readonly string[],
  root: string,
  pages: readonly DerivedPages[] = [],
): string[] {
  const texts = readTexts(root).map((one) => ({ ...one, known: flattenTexts(one.text) }));
  const { kit } = texts.find(({ language }) => language === 'en')?.text ?? {};
  const general = flattenTexts(kit?.resource ?? {});
  const shown = Object.fromEntries(
    pages.flatMap((given) =>
      Object.entries(resourceTexts(given)).map(([key, said]) => [
        key,
        'text' in said ? said.text : general[said.general],
      ]),
    ),
  );
  return keys.flatMap((key) => {
    const lacking = texts.filter(({ known }) => !known[key]).map(({ language }) => language);
    const [first, ...others] = lacking;
    if (first === undefined) return [];
    const files = others.length === 0 ? first : `{${lacking.join(',')}}`;
    return [
      `add ${key} to i18n/${files}.json – until then the panel shows “${shown[key] ?? humanise(nameOfKey(key))}”`,
    ];
  });
}
