import { type ClientRequest, get } from 'node:http';
import type { Bench, Dataset, Goal, Sql } from '../Bench.ts';
import { heldMemory } from '../heldMemory.ts';
import { copyRow } from '../multiplyVolunteers.ts';
import { withClient } from '../prepareDatabase.ts';
import { signInDemo } from '../signInDemo.ts';

const COLLEAGUES = 50;
const WINDOWS = 20;
const STREAMS = COLLEAGUES * WINDOWS;

/** A thousand open windows, and the time until an event reaches all of them. */
export async function measureStreams(bench: Bench): Promise<Goal[]> {
  console.log('live streams');
  const dataset = await bench.dataset(10_000);
  const colleagues = await withClient(dataset.url, (client) => multiplyColleagues(client, COLLEAGUES));
  const { product } = dataset;
  const cookies: string[] = [];
  for (const { email } of colleagues) cookies.push(await signInDemo(product.url, email));
  // Excludes memory that only the first streams allocate.
  const first = await openStreams(product.url, cookies.slice(0, 1), WINDOWS);
  first.close();
  const idle = await heldMemory(product);
  const streams = await openStreams(product.url, cookies, WINDOWS);
  const used = await heldMemory(product);
  const ms: number[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    const arrived = streams.nextInAll();
    const started = performance.now();
    await changeRole(dataset, round % 2 === 0 ? 'admin' : 'coordinator');
    await arrived;
    ms.push(performance.now() - started);
  }
  streams.close();
  console.log(
    `  memory: ${idle.toFixed(0)} MB, with ${STREAMS} streams ${used.toFixed(0)} MB; heard by all in ${ms.map(Math.round).join(' ')} ms`,
  );
  return [
    {
      name: `${STREAMS} live streams: memory that each holds`,
      unit: 'kB',
      product: ((used - idle) * 1024) / STREAMS,
      limit: 30,
    },
    {
      name: `${STREAMS} live streams: a notification reaches all`,
      unit: 's',
      product: Math.max(...ms) / 1000,
      limit: 1,
    },
  ];
}

/** Notifies the whole team. */
async function changeRole({ product, members }: Dataset, role: string): Promise<void> {
  const [{ cookie, organizationId } = { cookie: '', organizationId: '' }] = members;
  const headers = { cookie, 'source-device': 'web', 'content-type': 'application/json' };
  const team = `${product.url}/api/organizations/${organizationId}/team?q=piotr`;
  const { content } = (await (await fetch(team, { headers })).json()) as { content: { id: string }[] };
  const response = await fetch(`${product.url}/api/organization-coordinators/${content[0]?.id}/role`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ role }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
}

async function openStreams(url: string, cookies: readonly string[], windows: number) {
  const requests: ClientRequest[] = [];
  const heard: (() => void)[] = [];
  const open = (cookie: string, index: number) =>
    new Promise<void>((resolve, reject) => {
      const request = get(
        `${url}/api/notifications/stream`,
        { headers: { cookie }, agent: false },
        (response) => {
          response.setEncoding('utf8');
          response.on('data', (text: string) => {
            resolve();
            if (text.includes('event: notification')) heard[index]?.();
          });
          response.on('error', () => {});
        },
      );
      request.on('error', reject);
      requests.push(request);
    });
  const all = cookies.flatMap((cookie) => Array.from({ length: windows }, () => cookie));
  for (const [index, cookie] of all.entries()) await open(cookie, index);
  return {
    nextInAll: () =>
      Promise.all(
        all.map(
          (_, index) =>
            new Promise<void>((resolve) => {
              heard[index] = resolve;
            }),
        ),
      ),
    close: () => {
      for (const request of requests) request.destroy();
    },
  };
}

const FIRST = 'anna.admin@demo.example';

/** Copies the admin of the demo's first foundation within it. */
async function multiplyColleagues(sql: Sql, count: number): Promise<{ id: string; email: string }[]> {
  const { rows } = await sql.query('select "id" from "accounts" where "email" = $1', [FIRST]);
  const [{ id: first } = { id: '' }] = rows as { id: string }[];
  const colleagues = Array.from({ length: count }, (_, number) => ({
    id: crypto.randomUUID(),
    email: `colleague.${number}@bench.example`,
  }));
  for (const { id, email } of colleagues) {
    await copyRow(sql, 'accounts', first, { id, email });
    await copyRow(sql, 'coordinators', first, { id });
  }
  return colleagues;
}
