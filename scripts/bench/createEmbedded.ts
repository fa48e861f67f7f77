import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { embeddedOptions } from '../../src/server/db/connectEmbedded.ts';
import { type Embedded, scripts } from './Bench.ts';
import { multiplyVolunteers } from './multiplyVolunteers.ts';
import { runServer } from './runServer.ts';
import { seedVolunteers } from './seedVolunteers.ts';

/** PGlite with so many volunteers in the demo's first foundation, in a folder for each server. */
export async function createEmbedded(
  template: number,
  volunteers: number,
): Promise<Embedded & { readonly stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-bench-'));
  const [product, bare] = [join(folder, 'product'), join(folder, 'bare')];
  await (await runServer(scripts.product, { DATA_DIR: product })).stop();
  seedVolunteers({ DATA_DIR: product }, template);
  const pglite = await PGlite.create(join(product, 'db'), embeddedOptions);
  const { rows } = await pglite.query<{ id: string }>(
    `select "organizationId" as "id" from "accounts" where "email" = 'anna.admin@demo.example'`,
  );
  const [{ id: organizationId } = { id: '' }] = rows;
  await multiplyVolunteers(pglite, [organizationId], volunteers);
  await pglite.close();
  cpSync(product, bare, { recursive: true });
  return { product, bare, organizationId, stop: async () => rmSync(folder, { recursive: true }) };
}
