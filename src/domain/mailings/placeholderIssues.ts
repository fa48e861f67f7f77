import type { ValidationMessage } from '../../contract/validationMessage.ts';
import { placeholdersFor, unknownPlaceholder } from './placeholders.ts';
import { type MailingTexts, writtenLanguages } from './variantFor.ts';

/** A message for each subject and text with a placeholder that stands for nothing. */
export function placeholderIssues(texts: MailingTexts, isOfEvent: boolean): ValidationMessage[] {
  const known = placeholdersFor(isOfEvent)
    .map((name) => `{${name}}`)
    .join(', ');
  return writtenLanguages(texts).flatMap((language) =>
    (['subject', 'text'] as const).flatMap((part) => {
      const name = unknownPlaceholder(texts[language]?.[part] ?? '', isOfEvent);
      return name === undefined
        ? []
        : [{ field: `${language}.${part}`, key: 'unknownPlaceholder', values: { name: `{${name}}`, known } }];
    }),
  );
}
