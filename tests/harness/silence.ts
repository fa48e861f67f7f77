import type { Listen } from '../../src/server/core/db/Listen.ts';

/** A line on which nothing ever comes, for tests that are not about what is live. */
export const silence: Listen = async () => ({ lost: new Promise(() => {}), close: async () => {} });
