import { isDeepStrictEqual } from 'node:util';
import type { components } from '../../contract/generated/types.ts';

type Change = components['schemas']['HistoryEntry']['changes'][number];

/** Longest text of a change in the contract. */
const LONGEST = 5000;

/** What an edit changes, field by field, for the history. A field that a form leaves out is empty. */
export function changesBetween(before: object, after: object, fields: readonly string[]): Change[] {
  const [from, to] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return fields
    .filter((field) => !isDeepStrictEqual(from[field] ?? null, to[field] ?? null))
    .map((field) => ({ field, from: asText(from[field]), to: asText(to[field]) }));
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : nameOf(value);
  return text.slice(0, LONGEST);
}

/** Objects that have a name, such as a country, are known by it. */
function nameOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
  return JSON.stringify(value);
}
