/** More than this and the machine did something else meanwhile. */
const SPREAD = 0.15;
const TRIES = 2;

/**
 * Measures until the bare floor is steady, and says when it was not.
 * @param floorOf the floor's figure of each round
 */
export async function onQuietFloor<Result>(
  name: string,
  measure: () => Promise<Result>,
  floorOf: (result: Result) => readonly number[],
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const result = await measure();
    const spread = spreadOf(floorOf(result));
    if (spread <= SPREAD) return result;
    const told = `${name}: the bare floor spreads over ${(spread * 100).toFixed(0)} %`;
    if (tries === TRIES) {
      console.log(`  ${told} again; these figures are not to be trusted`);
      return result;
    }
    console.log(`  ${told}: thrown away, measured again`);
  }
}

function spreadOf(figures: readonly number[]): number {
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return (most - least) / least;
}
