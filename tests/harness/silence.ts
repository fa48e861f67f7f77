import type { Listen } from '../../src/server/core/db/Listen.ts';

/** A listener that never receives a notice, for tests without live updates. */
export const silence: Listen = async () => ({ lost: new Promise(() => {}), close: async () => {} });
