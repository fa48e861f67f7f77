import { median } from './median.ts';

/** The median of some calls one after the other, the first of which does not count. @returns milliseconds */
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
