import { chooseNames } from '../../options/readArguments.ts';

/**
 * @param only substrings of names; empty means all
 * @throws {StartError} listing the measures, when one matches none
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
