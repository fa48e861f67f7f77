import type { ComponentType } from 'react';
import type { Language } from '../../contract/Language.ts';
import { activeLanguage } from '../data/language.ts';
import { type LazyPage, lazyPage } from '../kit/lazy/lazyPage.ts';

/** The texts are long, and only those of the chosen language are loaded. */
const inLanguage: Readonly<Record<Language, LazyPage>> = {
  pl: lazyPage(() => import('./languages/pl.tsx')),
  en: lazyPage(() => import('./languages/en.tsx')),
  uk: lazyPage(() => import('./languages/uk.tsx')),
  ru: lazyPage(() => import('./languages/ru.tsx')),
};

/** How to use the panel, for somebody who has never seen it. */
function ManualPage() {
  const Page = inLanguage[activeLanguage()];
  return <Page />;
}

/** The page together with its texts: it is rendered ahead, and who reads it must not see it go when React takes over. */
export async function loadManual(): Promise<{ default: ComponentType }> {
  await inLanguage[activeLanguage()].preload?.();
  return { default: ManualPage };
}
