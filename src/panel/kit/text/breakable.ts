/**
 * Longer than any word of our languages, so it is an address or a name. Browsers break at hyphens themselves.
 */
const ENDLESS = /[^\s-]{24,}/gu;
/** Preferred break points of an address. */
const AFTER_DOTS = /(?<=[._])/u;
const STILL_LONG = /^.{18,}$/u;
const PIECE = /.{12}(?=.)/gu;
const BREAK = '\u0000';

/** Splits a text where its longest words may break. */
export function breakable(text: string): string[] {
  return text.replace(ENDLESS, withBreaks).split(BREAK);
}

/** The same for an e-mail address, which first breaks before its @. */
export function breakableEmail(email: string): string[] {
  return email.split(/(?=@[^@]*$)/).flatMap(breakable);
}

function withBreaks(word: string): string {
  const parts = word.split(AFTER_DOTS);
  return parts.map((part) => (STILL_LONG.test(part) ? part.replace(PIECE, `$&${BREAK}`) : part)).join(BREAK);
}
