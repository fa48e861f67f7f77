import { Client, escapeIdentifier } from 'pg';
import type { Listen } from './Listen.ts';

/** After so long without a word the network is asked whether the server is still there. */
const SILENCE_MS = 30_000;

/** One connection of its own beside the pool's, because it has to stay open. */
export function listenPostgres(databaseUrl: string): Listen {
  return async (channels, onNotice) => {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'volunteer-panel-live',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: SILENCE_MS,
    });
    const lost = new Promise<void>((resolve) => client.once('end', resolve));
    // The end follows, and that is what counts.
    client.on('error', () => {});
    client.on('notification', ({ channel, payload = '' }) => onNotice(channel, payload));
    await client.connect();
    try {
      await client.query(channels.map((channel) => `listen ${escapeIdentifier(channel)}`).join('; '));
    } catch (error) {
      await client.end();
      throw error;
    }
    return { lost, close: () => client.end() };
  };
}
