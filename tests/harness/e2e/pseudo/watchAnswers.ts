import type { Page } from 'playwright-core';

/** `verified`, `helpCategory`, `in_progress`: enum values, which must be translated. */
const isCode = (text: string) => /^[a-z]+(_[a-z]+|[A-Z][a-z]+)*$/.test(text);

/**
 * Collects all texts that a page gets from the API: names, titles, addresses, user input.
 * @param known texts collected before
 * @returns all so far, once every response is read
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
    // The page may be closed before.
    const reading = response.json().then(collect, () => {});
    readings.add(reading);
    void reading.then(() => readings.delete(reading));
  });
  return async () => {
    await Promise.all(readings);
    return texts;
  };
}
