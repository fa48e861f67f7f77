/**
 * @param only parts of the names of those that are asked for; all where nothing is
 * @example chooseMeasures([measureReads, measureStart], ['start'])
 */
export function chooseMeasures<Measure extends { readonly name: string }>(
  measures: readonly Measure[],
  only: readonly string[] | undefined,
): readonly Measure[] {
  return measures.filter(
    ({ name }) => only?.some((part) => name.toLowerCase().includes(part.toLowerCase())) ?? true,
  );
}
