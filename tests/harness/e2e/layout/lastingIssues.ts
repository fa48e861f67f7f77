import type { Page } from 'playwright-core';
import { settle } from '../views/settle.ts';
import { layoutIssues } from './layoutIssues.ts';

/** What is wrong with how the page is laid out; what is so for a frame, while it comes to its new width, nobody sees. */
export async function lastingIssues(page: Page, shown: Parameters<typeof settle>[1] = {}): Promise<string[]> {
  const issues = await layoutIssues(page);
  if (issues.length === 0) return [];
  await settle(page, shown);
  const still = await layoutIssues(page);
  return issues.filter((issue) => still.includes(issue));
}
