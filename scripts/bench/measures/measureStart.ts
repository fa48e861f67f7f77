import { type Bench, scripts } from '../Bench.ts';
import type { Goal } from '../Goal.ts';
import { inTurns, mediansOf } from '../inTurns.ts';
import { runServer } from '../runServer.ts';

/** From the start of the process to its first 200, with data; on the databases of the other measures. */
export async function measureStart(bench: Bench): Promise<Goal[]> {
  console.log('start');
  const { url } = await bench.dataset(bench.volunteers);
  const folders = await bench.embedded();
  const start = async (script: string, environment: Record<string, string>) => {
    const { startedIn, stop } = await runServer(script, environment);
    await stop();
    return { ms: startedIn };
  };
  const sides = {
    peer: () => start(scripts.bare, { DATABASE_URL: url }),
    product: () => start(scripts.product, { DATABASE_URL: url }),
    embeddedPeer: () => start(scripts.bare, { DATA_DIR: folders.bare }),
    embedded: () => start(scripts.product, { DATA_DIR: folders.product }),
  };
  await inTurns(sides, 1);
  const { ms } = mediansOf(await inTurns(sides, Math.max(bench.rounds, 3)));
  return [
    { name: 'start to the first 200', unit: 'ms', peer: ms.peer, product: ms.product, limit: 3 },
    {
      name: 'start to the first 200, PGlite',
      unit: 'ms',
      peer: ms.embeddedPeer,
      product: ms.embedded,
      limit: 2,
    },
  ];
}
