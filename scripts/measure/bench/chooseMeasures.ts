import { chooseNames } from '../../options/chooseNames.ts';

/**
 * @param only parts of the names of those that are asked for; all where nothing is
 * @throws {StartError} that lists the measures there are, where something is part of none
 * @example chooseMeasures([measureReads, measureStart], ['start'])
 */
export function chooseMeasures<Measure extends { readonly name: string }>(
  measures: readonly Measure[],
  only: readonly string[] | undefined,
): readonly Measure[] {
  const names = measures.map(({ name }) => name);
  const chosen = chooseNames('--only', names, only, (name, part) =>
    name.toLowerCase().includes(part.toLowerCase()),
  );
  return measures.filter(({ name }) => chosen.includes(name));
}
