import { severalAtOnce } from '../panel/severalAtOnce.ts';
import { checks } from './checks.ts';
import { runCheck } from './runCheck.ts';
import type { Tally } from './Tally.ts';

/** The compiler takes longer than all others one after the other, and leaves them the second core. */
const AT_ONCE = 2;

/** Runs every check, and prints a line for each as it ends. */
export function runChecks(root: string): Promise<Tally[]> {
  return severalAtOnce(AT_ONCE, checks, (check) => runCheck(check, root));
}
