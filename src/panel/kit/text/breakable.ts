/** No word of our languages is as long; an address or a name may be. At a hyphen it breaks by itself. */
const ENDLESS = /[^\s-]{24,}/gu;
/** It breaks best between the names of an address. */
const AFTER_DOTS = /(?<=[._])/u;
const STILL_LONG = /^.{18,}$/u;
const PIECE = /.{12}(?=.)/gu;
const BREAK = '\u0000';

/** The pieces of a text between which its longest words may break. */
export function breakable(text: string): string[] {
  return text.replace(ENDLESS, withBreaks).split(BREAK);
}

/** The same of an e-mail address, which breaks before its @ first. */
export function breakableEmail(email: string): string[] {
  return email.split(/(?=@[^@]*$)/).flatMap(breakable);
}

function withBreaks(word: string): string {
  const parts = word.split(AFTER_DOTS);
  return parts.map((part) => (STILL_LONG.test(part) ? part.replace(PIECE, `$&${BREAK}`) : part)).join(BREAK);
}
