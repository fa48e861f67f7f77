/** What would end a header or a line, and marks that are not seen but hide or turn round what is. */
const BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;
const UNSEEN = /\p{Cf}/gu;
/** Where mail programs look for addresses to make links of. */
const IN_ADDRESS = /([.:/@])(?=\S)/g;
const ZERO_WIDTH_SPACE = '\u200b';

/** A text on one line, fit for a header. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, '').replace(BREAKS, ' ').trim();
}

/**
 * What a person typed, on one line and with no address in it that would become a link: otherwise anybody could
 * make us send "visit evil.example" to anybody, as the name of a foundation.
 */
export function harmless(text: string): string {
  return oneLine(text).replace(IN_ADDRESS, `$1${ZERO_WIDTH_SPACE}`);
}

/** The same for a text of several lines. */
export function harmlessLines(text: string): string {
  return text.split(/\r?\n/).map(harmless).join('\n').trim();
}
