import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { callServer } from '../callServer.ts';
import type { Reading } from './startReader.ts';

/** Between two calls. */
const PAUSE_MS = 15;

const { url, cookie, organizationId }: Reading = workerData;
let times: number[] = [];

parentPort?.on('message', () => {
  parentPort?.postMessage(times);
  times = [];
});

for (;;) {
  const since = performance.now();
  const answer = await callServer(url, 'listVolunteers', { cookie, params: { id: organizationId } });
  await answer.arrayBuffer();
  times.push(performance.now() - since);
  await delay(PAUSE_MS);
}
