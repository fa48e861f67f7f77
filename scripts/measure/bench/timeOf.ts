import { median } from './median.ts';

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
