import type { components } from '../../contract/generated/types.ts';
import { apiUrl } from '../data/apiUrl.ts';
import { activeLanguage } from '../data/language.ts';
import { formatNumber } from '../kit/format/formatNumber.ts';

export type Statistics = components['schemas']['Statistics'];

/** The noun of a counter by plural category of the language. */
export type NounForms = Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * Fetches the public counters and writes them into the landing page. On failure they disappear without a
 * message. Works without React, so that the prerendered page can show them before the panel starts.
 *
 * @param section rendered by LandingCounters
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
    // The space makes a screen reader read two words.
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
