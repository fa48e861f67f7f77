export const phonePrefixes = ['+48', '+380'] as const;
export type PhonePrefix = (typeof phonePrefixes)[number];

export interface Phone {
  readonly prefix: PhonePrefix;
  /** What follows the prefix, digits only; whatever else was typed is kept, for the validator to refuse it. */
  readonly number: string;
}

/**
 * A phone number as it was typed or pasted: spaces, dashes, dots and brackets do not count, a prefix of ours
 * is taken over, and the zero that Ukrainian numbers have at home goes away.
 *
 * @example parsePhone('+380 (50) 123-45-67', '+48'); // { prefix: '+380', number: '501234567' }
 */
export function parsePhone(typed: string, prefix: PhonePrefix): Phone {
  const compact = typed.replace(/[\s().\u2010-\u2015-]/g, '').replace(/^00/, '+');
  const found = phonePrefixes.find((known) => compact.startsWith(known));
  const number = found ? compact.slice(found.length) : compact;
  const chosen = found ?? prefix;
  return { prefix: chosen, number: chosen === '+380' && /^0\d{9}$/.test(number) ? number.slice(1) : number };
}

/** What the contract stores; nothing when nothing was typed. A foreign number stays as it is. */
export function joinPhone({ prefix, number }: Phone): string | undefined {
  if (number === '') return undefined;
  return number.startsWith('+') ? number : prefix + number;
}
