export const phonePrefixes = ['+48', '+380'] as const;
export type PhonePrefix = (typeof phonePrefixes)[number];

export interface Phone {
  readonly prefix: PhonePrefix;
  /** Digits after the prefix; invalid characters are kept for the validator to reject. */
  readonly number: string;
}

/**
 * Parses a typed or pasted phone number: ignores spaces, dashes, dots and brackets, recognises our prefixes,
 * and drops the leading zero of national Ukrainian numbers.
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

/** The contract's form; undefined if empty. Foreign numbers stay unchanged. */
export function joinPhone({ prefix, number }: Phone): string | undefined {
  if (number === '') return undefined;
  return number.startsWith('+') ? number : prefix + number;
}
