import pg from 'pg';
import { type Dataset, type Sql, scripts } from './Bench.ts';
import { collecting } from './heldMemory.ts';
import { copyRow, multiplyVolunteers } from './multiplyVolunteers.ts';
import type { BenchDatabase } from './prepareDatabase.ts';
import { runServer } from './runServer.ts';
import { signInDemo } from './signInDemo.ts';

/** Enough for concurrency, without a sign-in for each. */
const MEMBERS = 20;

/** A database with volunteers spread evenly over foundations, and both servers on it. */
export async function createDataset(
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

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
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
