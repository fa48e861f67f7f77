import type { Page } from 'playwright-core';

export interface Speed {
  /** How many times slower than this machine the processor is. */
  readonly cpu?: number;
  readonly network?: keyof typeof networks;
}

const MEGABIT = 1_000_000 / 8;
const UNLIMITED = -1;

const networks = {
  /** A phone in the country: what Lighthouse calls slow 4G. */
  slow: {
    offline: false,
    latency: 562,
    downloadThroughput: 1.44 * MEGABIT,
    uploadThroughput: 0.72 * MEGABIT,
  },
  /** Each answer comes by itself, and none keeps a test waiting for long. */
  late: { offline: false, latency: 150, downloadThroughput: UNLIMITED, uploadThroughput: UNLIMITED },
};

export const slow: Speed = { cpu: 4, network: 'slow' };

export async function throttle(page: Page, { cpu = 1, network }: Speed): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', networks[network]);
}
