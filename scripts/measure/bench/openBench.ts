import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { embeddedOptions } from '../../../src/server/core/db/connectEmbedded.ts';
import { type Bench, type Embedded, scripts } from './Bench.ts';
import { createDataset } from './createDataset.ts';
import { multiplyVolunteers, seedVolunteers } from './multiplyVolunteers.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { runServer } from './runServer.ts';

/** Volunteers to copy from; enough for realistic variety of names. */
const TEMPLATE = 5_000;

/** Creates what measures need, on demand. */
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

/** PGlite with volunteers in the demo's first foundation, in a folder per server. */
async function createEmbedded(
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
