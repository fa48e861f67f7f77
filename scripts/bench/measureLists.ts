import autocannon from 'autocannon';
import { demoPassword } from '../../src/server/demo/demoPassword.ts';
import type { RunningServer } from './runServer.ts';

interface Measurement {
  readonly product: RunningServer;
  readonly bare: RunningServer;
  readonly rounds: number;
  readonly seconds: number;
  readonly organizationId: string;
}

/** Requests a second of the first list page, product and bare in turns; prints the medians and their ratio. */
export async function measureLists({
  product,
  bare,
  rounds,
  seconds,
  organizationId,
}: Measurement): Promise<void> {
  const cookie = await signIn(product.url);
  const peers = [
    { name: 'bare Fastify', url: `${bare.url}/list?id=${organizationId}&page=0`, headers: {} },
    {
      name: 'product',
      url: `${product.url}/api/organizations/${organizationId}/volunteers`,
      headers: { cookie },
    },
  ];
  const rates = new Map<string, number[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, url, headers } of peers) {
      const result = await autocannon({ url, headers, connections: 32, duration: seconds });
      if (result.non2xx > 0 || result.errors > 0)
        throw new Error(`${name}: ${result.non2xx} refusals, ${result.errors} errors`);
      // The first round only warms up.
      if (round > 0) rates.set(name, [...(rates.get(name) ?? []), result.requests.average]);
    }
  }
  const medians = peers.map(({ name }) => ({
    name,
    rate: median(rates.get(name) ?? []),
    all: rates.get(name) ?? [],
  }));
  for (const { name, rate, all } of medians) {
    console.log(
      `${name.padEnd(14)} ${rate.toFixed(0).padStart(6)} requests/s   (${all.map(Math.round).join(', ')})`,
    );
  }
  const [floor, ours] = medians;
  if (floor && ours)
    console.log(
      `list page of 25 with its total, signed in: ${(ours.rate / floor.rate).toFixed(2)} × bare Fastify`,
    );
}

async function signIn(url: string): Promise<string> {
  const credentials = Buffer.from(`anna.admin@demo.example:${demoPassword}`).toString('base64');
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}`, 'source-device': 'web' },
  });
  if (!response.ok) throw new Error(`The demo sign-in was refused: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
