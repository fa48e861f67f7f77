import type { PGlite } from '@electric-sql/pglite';
import type { Listen } from './Listen.ts';

/** The database is in this process, so the line never breaks. */
export function listenEmbedded(pglite: PGlite): Listen {
  return async (channels, onNotice) => {
    const ends: (() => Promise<void>)[] = [];
    for (const channel of channels) {
      ends.push(await pglite.listen(channel, (notice) => onNotice(channel, notice)));
    }
    return {
      lost: new Promise(() => {}),
      close: async () => {
        for (const end of ends) await end();
      },
    };
  };
}
