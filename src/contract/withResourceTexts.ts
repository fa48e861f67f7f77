import { resourceTexts } from './generated/pages.ts';
import type { GeneralTexts } from './ResourcePaths.ts';

/** The texts of a language, with those of resources that are not written yet. */
export function withResourceTexts<Texts extends object>(texts: Texts): Texts {
  const { kit } = texts as { kit: { resource: GeneralTexts } };
  // Polyglot takes what comes last.
  return { ...resourceTexts(kit.resource), ...texts };
}
