import { resourceTexts } from './generated/pages.ts';
import type { GeneralTexts } from './ResourcePaths.ts';

/** Adds default texts for resources that have none yet. */
export function withResourceTexts<Texts extends object>(texts: Texts): Texts {
  const { kit } = texts as { kit: { resource: GeneralTexts } };
  // Polyglot uses the last one.
  return { ...resourceTexts(kit.resource), ...texts };
}
