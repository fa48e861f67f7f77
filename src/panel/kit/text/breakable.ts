/** No word of our languages is as long; an address or a name may be. At a hyphen it breaks by itself. */
const ENDLESS = /[^\s-]{24,}/gu;
const PIECE = /.{12}(?=.)/gu;
const BREAK = '\u0000';

/** The pieces of a text between which its longest words may break. */
export function breakable(text: string): string[] {
  return text.replace(ENDLESS, (word) => word.replace(PIECE, `$&${BREAK}`)).split(BREAK);
}

/** The same of an e-mail address, which breaks before its @ first. */
export function breakableEmail(email: string): string[] {
  return email.split(/(?=@[^@]*$)/).flatMap(breakable);
}
