import type { Page } from 'playwright-core';

/** `verified`, `helpCategory`, `in_progress`: a choice of the contract, which has a name for people. */
const isCode = (text: string) => /^[a-z]+(_[a-z]+|[A-Z][a-z]+)*$/.test(text);

/**
 * Every text that a page gets from the API: names, titles, addresses, what people wrote.
 * @param known what it has got before
 */
export function watchAnswers(page: Page, known: readonly string[]): ReadonlySet<string> {
  const texts = new Set(known);
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && value && !isCode(value)) texts.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    // Some are no JSON, and some pages are gone before it is read.
    await response.json().then(collect, () => {});
  });
  return texts;
}
