import { escapeIdentifier, type Notification, type Pool } from 'pg';
import type { Listen } from './Listen.ts';

/** On the one connection that there is; the database is in this process, so the line never breaks. */
export function listenEmbedded(pool: Pool): Listen {
  return async (channels, onNotice) => {
    const client = await pool.connect();
    const onNotify = ({ channel, payload = '' }: Notification) => {
      if (channels.includes(channel)) onNotice(channel, payload);
    };
    try {
      await client.query(channels.map((channel) => `listen ${escapeIdentifier(channel)}`).join('; '));
      client.on('notification', onNotify);
    } finally {
      client.release();
    }
    return {
      lost: new Promise(() => {}),
      close: async () => void client.off('notification', onNotify),
    };
  };
}
