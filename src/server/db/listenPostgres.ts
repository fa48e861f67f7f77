import { escapeIdentifier } from 'pg';
import { applicationName } from './applicationName.ts';
import { breakOffSilence } from './breakOffSilence.ts';
import type { Listen } from './Listen.ts';
import { PrimaryClient } from './PrimaryClient.ts';

/** How often the line is tried: where packets are lost, nobody says that it broke. */
const PULSE_MS = 5_000;

/** One connection of its own beside the pool's, because it has to stay open. */
export function listenPostgres(databaseUrl: string): Listen {
  return async (channels, onNotice) => {
    const client = new PrimaryClient({
      databaseUrl,
      application_name: applicationName('live'),
      connectionTimeoutMillis: 5_000,
    });
    const lost = new Promise<void>((resolve) => client.once('end', resolve));
    // The end follows, and that is what counts.
    client.on('error', () => {});
    client.on('notification', ({ channel, payload = '' }) => onNotice(channel, payload));
    await client.connect();
    breakOffSilence(client, client.url);
    try {
      await client.query(channels.map((channel) => `listen ${escapeIdentifier(channel)}`).join('; '));
    } catch (error) {
      await client.end();
      throw error;
    }
    const pulse = setInterval(() => void client.query('select').catch(() => {}), PULSE_MS);
    void lost.then(() => clearInterval(pulse));
    return { lost, close: () => client.end() };
  };
}
