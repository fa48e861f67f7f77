import { type Language, languages } from '../../contract/Language.ts';

/** Subject and text of a message. */
export interface MailingText {
  readonly subject: string;
  readonly text: string;
}

/** A message in the languages that it is written in. */
export type MailingTexts = { readonly [Written in Language]?: MailingText | null | undefined };

/** A message as somebody reads it, and in which language. */
export interface MailingVariant extends MailingText {
  readonly language: Language;
}

/** What a reader gets: their language where it is written, or else the first that is; undefined without any. */
export function variantFor(reader: Language, texts: MailingTexts): MailingVariant | undefined {
  return [reader, ...languages]
    .map((language) => ({ language, ...texts[language] }))
    .find((variant): variant is MailingVariant => variant.subject !== undefined);
}

/** Languages in which a message has a subject. */
export function writtenLanguages(texts: MailingTexts): readonly Language[] {
  return languages.filter((language) => texts[language]?.subject);
}
