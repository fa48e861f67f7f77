import type { components } from '../../contract/generated/types.ts';
import { apiUrl } from '../data/apiUrl.ts';
import { activeLanguage } from '../data/language.ts';
import { formatNumber } from '../kit/format/formatNumber.ts';

export type Statistics = components['schemas']['Statistics'];

/** The noun of a counter, for each plural category that whole numbers have in the language. */
export type NounForms = Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * Asks for the public counters and writes them into the landing page; they vanish when they do not come, of which a
 * visitor is not told. It needs no React, so that the page that is rendered ahead shows them without the panel.
 *
 * @param section as LandingCounters makes it
 */
export async function showCounters(section: HTMLElement): Promise<void> {
  if (section.dataset.asked) return;
  section.dataset.asked = 'yes';
  const statistics = await readStatistics();
  section.hidden = !statistics;
  section.setAttribute('aria-busy', 'false');
  if (!statistics) return;

  const plural = new Intl.PluralRules(activeLanguage());
  for (const item of section.querySelectorAll<HTMLElement>('[data-counter]')) {
    const { counter = '', forms = '{}' } = item.dataset;
    const count = statistics[counter as keyof Statistics];
    const nouns: NounForms = JSON.parse(forms);
    const [number, noun] = item.children;
    // A screen reader takes the two for one text.
    if (number) number.textContent = `${formatNumber(count)} `;
    if (noun) noun.textContent = nouns[plural.select(count)] ?? '';
  }
}

async function readStatistics(): Promise<Statistics | undefined> {
  try {
    const response = await fetch(
      new Request(`${apiUrl}/statistics`, { headers: { 'source-device': 'web' } }),
    );
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
