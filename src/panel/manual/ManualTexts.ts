import type { ManualSection } from '../shell/manualSections.ts';
import type { ManualPicture } from './manualPictures.ts';

/**
 * The manual in one language, `i18n/manual/*.json`. What the panel says itself stands in it by its key, `{{ra.action.save}}`:
 * a button that gets another name has it here, too.
 */
export interface ManualTexts {
  readonly lead: string;
  readonly contents: string;
  readonly toContents: string;
  readonly fullSize: string;
  /** Headings of what many sections end with. */
  readonly final: string;
  readonly keyboard: string;
  readonly sections: Readonly<Record<ManualSection, SectionTexts>>;
  /** What each picture shows, for those who cannot see it. */
  readonly pictures: Readonly<Record<ManualPicture, string>>;
}

export interface SectionTexts {
  readonly title: string;
  /** What the screen is for. */
  readonly text: readonly string[];
  readonly tasks: readonly { readonly title: string; readonly steps: readonly string[] }[];
  /** What cannot be undone. */
  readonly final?: readonly string[];
  readonly keyboard?: readonly string[];
}
