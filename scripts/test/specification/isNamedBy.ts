import { isSameTitle } from './isSameTitle.ts';

/**
 * Whether titles name a test: the last one its own title, those before it some of the describes around it, in their
 * order.
 *
 * @param path titles of the describes around the test, outermost first, and its own
 */
export function isNamedBy(titles: readonly string[], path: readonly string[]): boolean {
  let below = path.length;
  for (const [index, wanted] of titles.toReversed().entries()) {
    const found = path.findLastIndex((title, at) => at < below && isSameTitle(wanted, title));
    if (found < 0 || (index === 0 && found < path.length - 1)) return false;
    below = found;
  }
  return titles.length > 0;
}
