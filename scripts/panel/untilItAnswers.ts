import { setTimeout as delay } from 'node:timers/promises';

/** Waits until a server that was just started answers at an address, whatever it says. */
export async function untilItAnswers(url: string): Promise<void> {
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await answers())) await delay(100);
}
