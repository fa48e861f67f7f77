import { buildFoundation } from './buildFoundation.ts';
import { type DemoRows, joinRows } from './DemoRows.ts';
import { dobryPoczatek } from './dobry-poczatek/dobryPoczatek.ts';
import { pomocnaDlon } from './pomocna-dlon/pomocnaDlon.ts';
import { createRandom } from './Random.ts';

/** All rows of the demo: the same people and events at any time; only their dates move with `now`. */
export function demoRowsAt(now: Date, passwordHash: string): DemoRows {
  const random = createRandom(2026);
  const foundations = [pomocnaDlon, dobryPoczatek];
  return joinRows(foundations.map((plan) => buildFoundation(plan, passwordHash, now, random)));
}
