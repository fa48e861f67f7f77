import type { Bench } from './Bench.ts';
import { createDataset } from './createDataset.ts';
import { createEmbedded } from './createEmbedded.ts';
import { prepareDatabase } from './prepareDatabase.ts';

/** Of these the others are copies; enough that names are as many as they are. */
const TEMPLATE = 5_000;

/** Makes what measures ask for when they first do. */
export async function openBench(
  options: Pick<Bench, 'rounds' | 'seconds' | 'volunteers'>,
): Promise<Bench & { readonly close: () => Promise<void> }> {
  const database = await prepareDatabase(TEMPLATE);
  const stops: (() => Promise<void>)[] = [];
  const made = new Map<string, Promise<unknown>>();
  const once = async <Made extends { readonly stop: () => Promise<void> }>(
    name: string,
    make: () => Promise<Made>,
  ): Promise<Made> => {
    if (made.has(name)) return (await made.get(name)) as Made;
    const started = performance.now();
    const making = make();
    made.set(name, making);
    const result = await making;
    stops.push(result.stop);
    console.log(`${name}: made in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    return result;
  };
  return {
    ...options,
    dataset: (volunteers, foundations = 1) =>
      once(`${volunteers} volunteers, foundations: ${foundations}`, () =>
        createDataset(database, volunteers, foundations),
      ),
    embedded: () =>
      once(`${options.volunteers} volunteers, PGlite`, () => createEmbedded(TEMPLATE, options.volunteers)),
    close: async () => {
      for (const stop of stops) await stop();
      await database.stop();
    },
  };
}
