import type { Page } from 'playwright-core';
import { settle } from '../../../../scripts/measure/screenshots/settle.ts';
import { layoutFaults } from './layoutFaults.ts';

/** What is wrong with how the page is laid out; what is so for a frame, while it comes to its new width, nobody sees. */
export async function lastingFaults(page: Page, shown: Parameters<typeof settle>[1] = {}): Promise<string[]> {
  const faults = await layoutFaults(page);
  if (faults.length === 0) return [];
  await settle(page, shown);
  const still = await layoutFaults(page);
  return faults.filter((fault) => still.includes(fault));
}
