import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** @throws the last error when the server does not respond for half a minute */
export async function untilPostgresAnswers(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client(url);
    // A server that stops while starting reports it twice.
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries === 300) throw error;
      await delay(100);
    }
  }
}
