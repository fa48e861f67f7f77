import autocannon from 'autocannon';
import { median } from './median.ts';
import type { RunningServer } from './runServer.ts';
import { signInDemo } from './signInDemo.ts';

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
  const cookie = await signInDemo(product.url);
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
