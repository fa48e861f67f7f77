/** A file of `i18n/legal/`: the texts in one language, to be replaced by whoever runs the panel. */
export interface LegalTexts {
  /** As long as it is, each page says that its text is a template. */
  readonly template: boolean;
  readonly version: string;
  /** Of the version, such as `2026-11-22`. */
  readonly date: string;
  readonly terms: readonly LegalSection[];
  readonly privacy: readonly LegalSection[];
}

export interface LegalSection {
  /** Part of its address; the same in all languages. */
  readonly id: string;
  readonly heading: string;
  /** Paragraphs, and lists of items. */
  readonly text: readonly (string | readonly string[])[];
}
