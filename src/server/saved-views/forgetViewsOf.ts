import { deleteRow } from '../core/db/rowByKey.ts';
import { foldText, notationsOf, searchWords } from '../core/db/searchText.ts';
import type { Trx } from '../core/db/transaction.ts';

/**
 * Deletes the saved views of a foundation that look for an erased person, or are called after one.
 * @param texts how the person is called and reached: names, addresses, numbers
 * @example await forgetViewsOf(['Jan Nowak', '+48664373424'], organizationId, trx) // also a view that looks for `nowak jan`
 */
export async function forgetViewsOf(
  texts: readonly string[],
  organizationId: string,
  trx: Trx,
): Promise<void> {
  const views = await trx
    .selectFrom('saved_views')
    .select(['id', 'name', 'query'])
    .where('organizationId', '=', organizationId)
    .execute();
  for (const { id, name, query } of views) {
    const said = [name, ...new URLSearchParams(query).values()];
    if (said.some((text) => isAbout(text, texts)))
      await deleteRow('saved_views', { id, organizationId }, trx);
  }
}

/** Whether a text has all words of one of the others, in any order, or its number in any notation. */
function isAbout(said: string, texts: readonly string[]): boolean {
  const words = new Set(searchWords(said));
  const number = notationsOf(foldText(said).replaceAll(' ', '')).at(-1) ?? '';
  return texts.some(
    (text) => searchWords(text).every((word) => words.has(word)) || (isLong(number) && text.endsWith(number)),
  );
}

/** Fewer digits are of many people. */
function isLong(number: string): boolean {
  return /^\d{7,}$/.test(number.replace(/^\+/, ''));
}
