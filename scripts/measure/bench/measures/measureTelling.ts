import type { Bench, Dataset, Goal } from '../Bench.ts';
import { timeOf } from '../inTurns.ts';
import { multiplyRows } from '../multiplyRows.ts';
import { withClient } from '../prepareDatabase.ts';
import { apiReader, listsMeanwhile } from '../readsInTurns.ts';

const READERS = 10_000;
const EVENTS = 5_000;
const TIMES = 20;

/** Lists while a message goes to many readers, and a calendar with many events. */
export async function measureTelling(bench: Bench): Promise<Goal[]> {
  const dataset = await bench.dataset(READERS);
  return [...(await underMessage(bench, dataset)), await calendar(dataset)];
}

/** Pages of the list of volunteers while all of them are written to, beside the same at rest. */
async function underMessage(bench: Bench, dataset: Dataset): Promise<Goal[]> {
  const name = `list page while a message goes to ${READERS} readers`;
  console.log(name);
  const { rate, p99 } = await listsMeanwhile(bench, dataset, (reads) => whileWriting(dataset, reads));
  return [
    { name: `${name}, beside at rest`, unit: '/s', ...rate, limit: 0.5, isLeast: true },
    { name: `${name}: p99, beside at rest`, unit: 'ms', ...p99, limit: 2 },
  ];
}

/** Writes to all volunteers, and takes back what is not sent once the work is done. @throws Error where nothing waits any more by then */
async function whileWriting<Result>(dataset: Dataset, work: () => Promise<Result>): Promise<Result> {
  await post(dataset, '/mailings', {
    kind: 'necessary',
    pl: { subject: 'Zmiana miejsca zbiórki', text: 'Spotykamy się przy fontannie, {{firstname}}.' },
  });
  const result = await work();
  await withClient(dataset.url, async (client) => {
    const { rows } = await client.query<{ status: string }>(
      `update "mailings" set "status" = 'cancelled' where "status" in ('scheduled', 'sending') returning "status"`,
    );
    if (rows.length === 0) throw new Error('All mails were sent before the end of the measurement.');
    await client.query('delete from "mails"');
    await client.query('delete from "sent_mails"');
    await client.query('vacuum analyze "sent_mails"');
  });
  return result;
}

/** A coordinator's calendar, as a calendar program reads it. */
async function calendar(dataset: Dataset): Promise<Goal> {
  const { organizationId } = apiReader(dataset);
  await withClient(dataset.url, (client) =>
    multiplyRows(client, {
      ...{ table: 'events', where: `"status" = 'active' and "cancelledAt" is null`, time: '"created"' },
      ...{ organizationId, rows: EVENTS },
    }),
  );
  const { url } = (await post(dataset, '/users/calendar-feed')) as { url: string };
  const read = async () => {
    const response = await fetch(new URL(new URL(url).pathname, dataset.product.url));
    return Buffer.from(await response.arrayBuffer());
  };
  const started = performance.now();
  const events = (await read()).toString().split('BEGIN:VEVENT').length - 1;
  console.log(`  a calendar that has just changed: ${(performance.now() - started).toFixed(0)} ms`);
  if (events < EVENTS) throw new Error(`The calendar has ${events} events.`);
  return { name: `calendar of ${EVENTS} events`, unit: 'ms', product: await timeOf(TIMES, read), limit: 50 };
}

/** @throws Error where it is refused */
async function post({ product, members }: Dataset, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${product.url}/api${path}`, {
    method: 'POST',
    headers: {
      ...{ cookie: members[0]?.cookie ?? '', 'source-device': 'web' },
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${response.status} ${path}: ${await response.text()}`);
  return response.json();
}
