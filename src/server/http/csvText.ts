import { csvFormatValue } from 'd3-dsv';

const FORMULA = '-=+@＝＋－＠';
/** What ends a cell or a line for some program, whatever quotes are around it: many offices read by semicolons. */
const ENDS = ';\t\n\v\f\r\u0085\u2028\u2029';

/** Where a formula would begin if the cell ended before it; quotes there are not part of the cell. */
const AFTER_END = new RegExp(`(?<=[${ENDS}])(?="*[${FORMULA}])`, 'g');
const BEGINNING = new RegExp(`^[${FORMULA}\\t\\r\\n]`);

const codesOf = (characters: string) => Array.from(characters, (character) => character.charCodeAt(0));
const special = codesOf(`,"${ENDS}`);
const beginnings = new Set(codesOf(`${FORMULA}\t\r\n`));

/** By code: a lookup for each letter of an export. */
const isSpecialAt = Uint8Array.from({ length: Math.max(...special) + 1 }, (_, code) =>
  special.includes(code) ? 1 : 0,
);

/** Whether a text that holds a character may have to be changed to be a cell. */
export function isSpecial(code: number): boolean {
  return code < isSpecialAt.length && isSpecialAt[code] === 1;
}

/** Whether a text that begins with a character may have to. */
export function isSpecialFirst(code: number): boolean {
  return beginnings.has(code);
}

/**
 * A text as a cell, which no spreadsheet takes for a formula, nor any part of it, be the file read by commas, semicolons
 * or tabs: a mark that makes it a text stands before each.
 */
export function csvText(text: string): string {
  const marked = text.replace(AFTER_END, "'");
  return csvFormatValue(BEGINNING.test(marked) ? `'${marked}` : marked);
}
