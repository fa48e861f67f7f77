import type { ValidationMessage } from '../../../contract/validationMessage.ts';

/** Texts of an input that PostgreSQL cannot store: NUL and lone surrogates, which JSON Schema cannot express. */
export function storageIssues(input: unknown): ValidationMessage[] {
  return issuesOf(input, storageIssue);
}

/**
 * The same of a body, and texts in which nobody sees anything, such as a name of zero-width spaces. In a search these find
 * nothing, and do no harm.
 */
export function textIssues(body: unknown): ValidationMessage[] {
  return issuesOf(body, (text) => storageIssue(text) ?? (isInvisible(text) ? 'required' : undefined));
}

type Issue = (text: string) => string | undefined;

function issuesOf(value: unknown, issueOf: Issue, path: readonly string[] = []): ValidationMessage[] {
  if (typeof value === 'string') {
    const key = issueOf(value);
    return key === undefined ? [] : [{ field: path.join('.'), key, values: {} }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => issuesOf(item, issueOf, [...path, name]));
}

const storageIssue: Issue = (text) => (text.includes('\0') || !text.isWellFormed() ? 'format' : undefined);

/** The last letter is Braille without dots. What is of spaces alone is up to the contract. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]+$/u;

function isInvisible(text: string): boolean {
  return text.trim() !== '' && invisible.test(text);
}
