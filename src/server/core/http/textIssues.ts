import type { ValidationMessage } from '../../../contract/validationMessage.ts';

/**
 * Texts of an input that JSON Schema cannot refuse: those that PostgreSQL cannot store, with NUL or lone surrogates, and those in
 * which nobody sees anything, such as a name of zero-width spaces.
 */
export function textIssues(input: unknown, path: readonly string[] = []): ValidationMessage[] {
  if (typeof input === 'string') {
    const key = keyOf(input);
    return key === undefined ? [] : [{ field: path.join('.'), key, values: {} }];
  }
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) => textIssues(value, [...path, name]));
}

/** What is of spaces alone is up to the contract. The last letter is Braille without dots. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]+$/u;

function keyOf(text: string): string | undefined {
  if (text.includes('\0') || !text.isWellFormed()) return 'format';
  return text.trim() !== '' && INVISIBLE.test(text) ? 'required' : undefined;
}
