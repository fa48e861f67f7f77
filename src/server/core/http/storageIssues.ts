import type { ValidationMessage } from '../../../contract/validationMessage.ts';

/** Texts of an input that PostgreSQL cannot store: NUL and lone surrogates, which JSON Schema cannot express. */
export function storageIssues(input: unknown): ValidationMessage[] {
  return unstorable(input, []).map((field) => ({ field, key: 'format', values: {} }));
}

function unstorable(value: unknown, path: readonly string[]): string[] {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => unstorable(item, [...path, name]));
}
