import type { Page } from 'playwright-core';

export interface Speed {
  /** How many times slower than this machine the processor is. */
  readonly cpu?: number;
  readonly network?: 'slow';
}

/** A phone in the country: what Lighthouse calls slow 4G. */
export const slow: Speed = { cpu: 4, network: 'slow' };

const BITS_PER_SECOND = 1_440_000;
const slowNetwork = {
  offline: false,
  latency: 562,
  downloadThroughput: BITS_PER_SECOND / 8,
  uploadThroughput: BITS_PER_SECOND / 16,
};

export async function throttle(page: Page, { cpu = 1, network }: Speed): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
}
