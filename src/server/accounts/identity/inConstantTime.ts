import { setTimeout as delay } from 'node:timers/promises';

/** Far longer than queueing a mail takes, so that the response time does not reveal it. */
const SAME_TIME_MS = 250;

/** Runs work that depends on whether an account exists, in constant time. */
export async function inConstantTime(work: Promise<unknown>): Promise<void> {
  await Promise.all([work, delay(SAME_TIME_MS)]);
}
