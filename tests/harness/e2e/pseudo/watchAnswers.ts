import type { Page } from 'playwright-core';

/** `verified`, `helpCategory`, `in_progress`: a choice of the contract, which has a name for people. */
const isCode = (text: string) => /^[a-z]+(_[a-z]+|[A-Z][a-z]+)*$/.test(text);

/**
 * Every text that a page gets from the API: names, titles, addresses, what people wrote.
 * @param known what it has got before
 * @returns all so far, once every answer that has come is read
 */
export function watchAnswers(page: Page, known: readonly string[]): () => Promise<ReadonlySet<string>> {
  const texts = new Set(known);
  const readings = new Set<Promise<void>>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && value && !isCode(value)) texts.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  page.on('response', (response) => {
    const isJson = response.headers()['content-type']?.includes('json');
    if (!isJson || !new URL(response.url()).pathname.startsWith('/api/')) return;
    // Some pages are gone before it is read.
    const reading = response.json().then(collect, () => {});
    readings.add(reading);
    void reading.then(() => readings.delete(reading));
  });
  return async () => {
    await Promise.all(readings);
    return texts;
  };
}
