import type { ComponentType } from 'react';
import type { Language } from '../../contract/Language.ts';
import { activeLanguage } from '../data/language.ts';
import { type LazyPage, lazyPage } from '../kit/lazy/lazyPage.ts';

/** One chunk per language, because the texts are long. */
const inLanguage: Readonly<Record<Language, LazyPage>> = {
  pl: lazyPage(() => import('./languages/pl.tsx')),
  en: lazyPage(() => import('./languages/en.tsx')),
  uk: lazyPage(() => import('./languages/uk.tsx')),
  ru: lazyPage(() => import('./languages/ru.tsx')),
};

function ManualPage() {
  const Page = inLanguage[activeLanguage()];
  return <Page />;
}

/** Loads the page together with its texts: it is prerendered, and must not flash when React hydrates it. */
export async function loadManual(): Promise<{ default: ComponentType }> {
  await inLanguage[activeLanguage()].preload?.();
  return { default: ManualPage };
}
