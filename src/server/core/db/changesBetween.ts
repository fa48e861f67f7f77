import { isDeepStrictEqual } from 'node:util';
import { isCountry } from '../../../contract/countryName.ts';
import type { components } from '../../../contract/generated/types.ts';
import { textOf } from '../../../contract/textOf.ts';

type Change = components['schemas']['HistoryEntry']['changes'][number];

/** Maximum text length of a change in the contract. */
const LONGEST = 5000;

/** Changes of an edit by field, for the history. Fields missing in the form count as empty. */
export function changesBetween(before: object, after: object, fields: readonly string[]): Change[] {
  const [from, to] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return fields
    .filter((field) => !isDeepStrictEqual(from[field] ?? null, to[field] ?? null))
    .flatMap((field) => {
      const parts = partsOf(from[field]) ?? partsOf(to[field]);
      if (!parts) return [{ field, from: asText(from[field]), to: asText(to[field]) }];
      const names = [...new Set([from[field], to[field]].flatMap((value) => Object.keys(value ?? {})))];
      return changesBetween(from[field] ?? {}, to[field] ?? {}, names).map((change) => ({
        ...change,
        field: `${field}.${change.field}`,
      }));
    });
}

/** An object whose parts are fields of their own; not a country or a reference. */
function partsOf(value: unknown): object | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && !isCountry(value) && !('id' in value) ? value : undefined;
}

function asText(value: unknown): string | null {
  return value === null || value === undefined ? null : textOf(value).slice(0, LONGEST);
}
