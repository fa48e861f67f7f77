import { flattenTexts } from '../../src/contract/flattenTexts.ts';
import { humanise } from '../../src/contract/humanise.ts';
import { readTexts } from './readTexts.ts';
import { type DerivedPages, resourceTexts } from './writePages.ts';

/**
 * What i18n lacks of the texts that the contract asks for.
 * @param keys as `translationKeys.json` has them
 * @param pages of resources, whose texts are put together
 * @returns one line for each key, with the languages and what the panel shows meanwhile
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
      `add ${key} to i18n/${files}.json – until then the panel shows “${shown[key] ?? humanise(nameIn(key))}”`,
    ];
  });
}

/** The last of its parts; of a choice, which may have dots in it, all after the name of the choices. */
function nameIn(key: string): string {
  return key.replace(/^enums\.[^.]+\.|^.*\./, '');
}
