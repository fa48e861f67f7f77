import { csvFormatValue } from 'd3-dsv';

/** What spreadsheets take for the beginning of a formula. */
const formulas = new Set(Array.from('=+-@\t\r＝＋－＠', (character) => character.charCodeAt(0)));

export function isFormula(beginning: number): boolean {
  return formulas.has(beginning);
}

/** A text as a cell, which no spreadsheet takes for a formula. */
export function csvText(text: string): string {
  return csvFormatValue(isFormula(text.charCodeAt(0)) ? `'${text}` : text);
}
