import { type Check, checks } from './checks.ts';
import { runCheck } from './runCheck.ts';
import type { Tally } from './Tally.ts';

/** As many as leave a core to each: the compiler takes longer than all others one after the other. */
const AT_ONCE = 2;

/** Runs every check, and prints a line for each as it ends. */
export async function runChecks(root: string): Promise<Tally[]> {
  const rest: Check[] = [...checks];
  const tallies: Tally[] = [];
  const work = async () => {
    for (let check = rest.shift(); check; check = rest.shift()) tallies.push(await runCheck(check, root));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return tallies;
}
