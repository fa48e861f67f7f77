import type { Page } from 'playwright-core';
import { settle } from '../settle.ts';
import { layoutIssues } from './layoutIssues.ts';

/** Layout faults that persist; those of a single frame after a resize are ignored. */
export async function lastingIssues(page: Page): Promise<string[]> {
  const issues = await layoutIssues(page);
  if (issues.length === 0) return [];
  await settle(page, { isStill: true });
  const still = await layoutIssues(page);
  return issues.filter((issue) => still.includes(issue));
}
