import { parseArgs } from 'node:util';
import { measureLists } from './bench/measureLists.ts';
import { prepareDatabase } from './bench/prepareDatabase.ts';
import { runServer } from './bench/runServer.ts';

/**
 * `npm run bench`: the volunteers list, signed in, beside a bare Fastify route that runs the same two queries
 * without any sign-in, on the same PostgreSQL, in turns in one run. What counts is the ratio; machines are noisy.
 */
const { values } = parseArgs({
  options: {
    volunteers: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
  },
});

const database = await prepareDatabase(Number(values.volunteers));
const product = await runServer('src/server/main.ts', database.url);
const bare = await runServer('scripts/bench/bareServer.ts', database.url);
try {
  await measureLists({
    product,
    bare,
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    organizationId: database.organizationId,
  });
} finally {
  await Promise.all([product.stop(), bare.stop()]);
  await database.stop();
}
