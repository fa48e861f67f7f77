/** What texts of messages may say by name. */
export type Placeholder = (typeof ofAnyone)[number] | (typeof ofEvents)[number];

const ofAnyone = ['firstname', 'lastname', 'organization'] as const;
/** Only where the message goes to the participants of an event. */
const ofEvents = ['event', 'when', 'where'] as const;

const written = /\{([^{}\s]+)\}/g;

/** Placeholders that a message may use. */
export function placeholdersFor(isOfEvent: boolean): readonly Placeholder[] {
  return isOfEvent ? [...ofAnyone, ...ofEvents] : ofAnyone;
}

/**
 * A placeholder of a text that stands for nothing.
 * @example unknownPlaceholder('{imię}, dziękujemy!', false) // 'imię'
 */
export function unknownPlaceholder(text: string, isOfEvent: boolean): string | undefined {
  const known: readonly string[] = placeholdersFor(isOfEvent);
  return Array.from(text.matchAll(written), ([, name = '']) => name).find((name) => !known.includes(name));
}

/**
 * A text with values in place of its placeholders. What a value says in braces stays as it is.
 * @example fillPlaceholders('{firstname}, dziękujemy!', { firstname: 'Ola' }) // 'Ola, dziękujemy!'
 */
export function fillPlaceholders(text: string, values: Readonly<Partial<Record<string, string>>>): string {
  return text.replace(written, (whole, name: string) => values[name] ?? whole);
}
