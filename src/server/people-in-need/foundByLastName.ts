import { foldText, searchWords } from '../db/searchText.ts';
import type { FoundPerson } from './personInNeedStore.ts';

/**
 * Who of those that a search found were found by more of the last name than a list shows: so the answer confirms it.
 * @param q what was searched for
 * @returns their ids
 */
export function foundByLastName(q: string | undefined, people: readonly FoundPerson[]): string[] {
  const words = searchWords(q ?? '');
  const isShown = ({ firstname, initial, city }: FoundPerson): boolean => {
    const shown = foldText(`${firstname} ${initial} ${city}`);
    return words.every((word) => shown.includes(word));
  };
  return people.filter((person) => !isShown(person)).map(({ id }) => id);
}
