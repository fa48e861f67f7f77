type Figures<Name extends string> = Readonly<Record<Name, number>>;
type Rounds<Side extends string, Name extends string> = Readonly<Record<Side, readonly Figures<Name>[]>>;

/** Measures the sides alternately, so that other load on the machine affects both. */
export async function inTurns<Side extends string, Name extends string>(
  sides: Readonly<Record<Side, () => Promise<Figures<Name>>>>,
  rounds: number,
): Promise<Rounds<Side, Name>> {
  const names = Object.keys(sides) as Side[];
  const all = Object.fromEntries(names.map((side) => [side, []])) as unknown as Record<Side, Figures<Name>[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const side of names) all[side].push(await sides[side]());
  }
  return all;
}

/** Median of each figure per side; prints the single values. */
export function mediansOf<Side extends string, Name extends string>(
  all: Rounds<Side, Name>,
): Record<Name, Record<Side, number>> {
  const sides = Object.entries<readonly Figures<Name>[]>(all);
  const names = Object.keys(sides[0]?.[1][0] ?? {}) as Name[];
  const entries = names.map((name) => {
    const told = sides.map(
      ([side, rounds]) => `${side} ${rounds.map((figures) => round(figures[name])).join(' ')}`,
    );
    console.log(`  ${name}: ${told.join('; ')}`);
    const medians = sides.map(([side, rounds]) => [side, median(rounds.map((figures) => figures[name]))]);
    return [name, Object.fromEntries(medians)];
  });
  return Object.fromEntries(entries);
}

function round(value: number): number {
  return value < 100 ? Number(value.toPrecision(3)) : Math.round(value);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Median duration of sequential calls, without the first. @returns milliseconds */
export async function timeOf(times: number, work: () => Promise<unknown>): Promise<number> {
  await work();
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const started = performance.now();
    await work();
    all.push(performance.now() - started);
  }
  return median(all);
}
