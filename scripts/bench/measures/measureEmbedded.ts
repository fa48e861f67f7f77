import { type Bench, scripts } from '../Bench.ts';
import type { Goal } from '../Goal.ts';
import { listsOf, readsInTurns, recordsOf } from '../readsInTurns.ts';
import { runServer } from '../runServer.ts';
import { signInDemo } from '../signInDemo.ts';

/** The same two reads on PGlite, beside bare Fastify on PGlite. */
export async function measureEmbedded(bench: Bench): Promise<Goal[]> {
  const folders = await bench.embedded();
  const product = await runServer(scripts.product, { DATA_DIR: folders.product });
  const bare = await runServer(scripts.bare, { DATA_DIR: folders.bare });
  try {
    const members = [{ organizationId: folders.organizationId, cookie: await signInDemo(product.url) }];
    const lists = `list page, ${bench.volunteers} volunteers, PGlite`;
    const records = `one record, ${bench.volunteers} volunteers, PGlite`;
    const ofLists = await readsInTurns(bench, { product, bare }, lists, listsOf(members));
    const requests = await recordsOf(members, product.url);
    const ofRecords = await readsInTurns(bench, { product, bare }, records, requests);
    return [
      { name: lists, unit: '/s', ...ofLists.rate, limit: 0.65, isLeast: true },
      { name: records, unit: '/s', ...ofRecords.rate, limit: 0.65, isLeast: true },
    ];
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
}
