import type { Queries } from '../../../src/server/core/db/transaction.ts';
import type { Written } from './actions.ts';

/** A line for each acknowledged write that is not there. */
export async function findLost(written: readonly Written[], db: Queries): Promise<string[]> {
  const lost: string[] = [];
  for (const { what, isKept } of written)
    if (!(await isKept(db))) lost.push(`acknowledged and lost: ${what}`);
  return lost;
}
