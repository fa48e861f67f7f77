import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { embeddedOptions } from '../../../src/server/core/db/connectEmbedded.ts';
import { type Bench, type Dataset, type Embedded, type Sql, scripts } from './Bench.ts';
import { collecting } from './heldMemory.ts';
import { copyRow, multiplyVolunteers, seedVolunteers } from './multiplyVolunteers.ts';
import { type BenchDatabase, prepareDatabase, withClient } from './prepareDatabase.ts';
import { runServer } from './runServer.ts';
import { signInDemo } from './signInDemo.ts';

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

/** Enough for concurrency, without a sign-in for each. */
const MEMBERS = 20;

/** A database with volunteers spread evenly over foundations, and both servers on it. */
async function createDataset(
  { urlOf }: BenchDatabase,
  volunteers: number,
  foundations: number,
): Promise<Dataset & { readonly stop: () => Promise<void> }> {
  const name = `bench_${volunteers}_${foundations}`;
  // A template database must have no connections.
  await withClient(urlOf('template1'), (client) => client.query(`create database ${name} template postgres`));
  const own = urlOf(name);
  const admins = await withClient(own, async (client) => {
    const all = await multiplyFoundations(client, foundations);
    const ids = all.map(({ id }) => id);
    await multiplyVolunteers(client, ids, volunteers);
    return all;
  });
  const [product, bare] = await Promise.all([
    runServer(scripts.product, { DATABASE_URL: own, ...collecting }),
    runServer(scripts.bare, { DATABASE_URL: own }),
  ]);
  const members = [];
  for (const { id, email } of admins.slice(0, MEMBERS))
    members.push({ organizationId: id, cookie: await signInDemo(product.url, email) });
  const stop = async () => void (await Promise.all([product.stop(), bare.stop()]));
  return { url: own, product, bare, members, stop };
}

/**
 * Copies the demo's first foundation, each with an admin who has the same password.
 * @returns ids of all, and their admins' e-mails
 */
async function multiplyFoundations(sql: Sql, count: number): Promise<{ id: string; email: string }[]> {
  const first = 'anna.admin@demo.example';
  const { rows } = await sql.query(
    'select "id" as "accountId", "organizationId" as "id" from "accounts" where "email" = $1',
    [first],
  );
  const { accountId, id } = rows[0] as { accountId: string; id: string };
  const all = [{ id, email: first }];
  for (let number = 2; number <= count; number += 1) {
    const copy = { id: crypto.randomUUID(), email: `admin.${number}@bench.example` };
    const account = crypto.randomUUID();
    const belongs = { organizationId: copy.id };
    await copyRow(sql, 'organizations', id, { id: copy.id });
    await copyRow(sql, 'accounts', accountId, { id: account, email: copy.email, ...belongs });
    await copyRow(sql, 'coordinators', accountId, { id: account, ...belongs });
    all.push(copy);
  }
  return all;
}
