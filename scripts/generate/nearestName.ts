import { distance } from 'fastest-levenshtein';
import type { Say } from './contractSources.ts';

/** Says a text, and the nearest known name, about a name that is none of the known. */
export function expectKnown(
  say: Say,
  path: readonly string[],
  text: string,
  name: string,
  known: readonly string[],
): void {
  if (!known.includes(name)) say(path, text + didYouMean(name, known));
}

/** ` – did you mean …?` for an unknown name, or nothing if no known name is similar. */
export function didYouMean(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : ` – did you mean ${nearest}?`;
}

/** The known name that a typo most likely means: two letters or a third of it may differ. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const candidates = known
    .map((candidate) => ({ candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(
      ({ candidate, edits }) =>
        edits <= Math.max(2, name.length / 3) && edits < Math.min(name.length, candidate.length),
    )
    .sort((one, other) => one.edits - other.edits);
  return candidates[0]?.candidate;
}
