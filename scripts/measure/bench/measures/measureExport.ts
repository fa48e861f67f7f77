import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { resources } from '../../../../src/contract/generated/resources.ts';
import { findPostgres } from '../../../build/setup/machine.mjs';
import type { Bench, Goal } from '../Bench.ts';
import { residentMegabytes } from '../heldMemory.ts';
import { inTurns, mediansOf } from '../inTurns.ts';

const LOOK_EVERY_MS = 20;

/** The full export, compared with PostgreSQL's own. */
export async function measureExport(bench: Bench): Promise<Goal[]> {
  console.log('export');
  const { url, product, members } = await bench.dataset(bench.volunteers);
  const [{ organizationId, cookie } = { organizationId: '', cookie: '' }] = members;
  const path = `/api/organizations/${organizationId}/volunteers/export`;
  const download = async () => {
    const started = performance.now();
    const [response] = await once(get(`${product.url}${path}`, { headers: { cookie } }), 'response');
    let bytes = 0;
    for await (const chunk of response as IncomingMessage) bytes += chunk.length;
    return { s: (performance.now() - started) / 1000, MB: bytes / 1e6 };
  };
  const copy = async () => {
    const started = performance.now();
    return { MB: (await bytesOfCopy(url, organizationId)) / 1e6, s: (performance.now() - started) / 1000 };
  };
  const idle = residentMegabytes(product.pid);
  let most = idle;
  const looking = setInterval(() => {
    most = Math.max(most, residentMegabytes(product.pid));
  }, LOOK_EVERY_MS);
  const sides = { peer: copy, product: download };
  await inTurns(sides, 1);
  const all = await inTurns(sides, bench.rounds);
  clearInterval(looking);
  const { s } = mediansOf(all);
  console.log(`  memory: idle ${idle.toFixed(0)} MB, at most ${most.toFixed(0)} MB`);
  return [
    { name: `export of ${bench.volunteers}: memory over idle`, unit: 'MB', product: most - idle, limit: 50 },
    { name: `export of ${bench.volunteers}, beside COPY to CSV`, unit: 's', ...s, limit: 2 },
  ];
}

/** By psql, so that only PostgreSQL does the work. */
async function bytesOfCopy(url: string, organizationId: string): Promise<number> {
  const columns = resources.volunteers.columns.map(({ name }) => `"${name}"`).join(', ');
  const command = `copy (select ${columns} from "volunteers" where "organizationId" = '${organizationId}'
    order by "createdAt" desc, "id" desc) to stdout with (format csv, header)`;
  const psql = spawn(join(findPostgres() ?? '', 'psql'), ['-X', '-c', command, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let bytes = 0;
  psql.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  await once(psql, 'close');
  return bytes;
}
