import { hashPassword } from '../accounts/identity/password.ts';
import type { Services } from '../core/services.ts';
import { messageOf } from '../core/texts/messageOf.ts';
import { type DemoRows, emptyRows, insertAll } from './DemoRows.ts';
import { demoPassword, demoYaml } from './demoFile.ts';
import { foundationRows } from './foundationRows.ts';
import { createRandom } from './Random.ts';

/** In src/demo, in this order. */
const FILES = ['pomocna-dlon.yaml', 'dobry-poczatek.yaml'];

/** Fills an empty database with the demo's two foundations (design, section 2), with dates around today. */
export async function loadDemoData({ db }: Pick<Services, 'db'>): Promise<void> {
  // One hash for all accounts, because hashing is slow.
  await insertAll(demoRowsAt(new Date(), await hashPassword(demoPassword)), db);
}

/** All rows of the demo; only dates depend on `now`. */
export function demoRowsAt(now: Date, passwordHash: string): DemoRows {
  const random = createRandom(2026);
  const all = emptyRows();
  for (const file of FILES) {
    try {
      const rows = foundationRows(demoYaml(file), passwordHash, now, random);
      for (const table of Object.keys(all) as (keyof DemoRows)[])
        (all[table] as object[]).push(...rows[table]);
    } catch (error) {
      throw new Error(`src/demo/${file}: ${messageOf(error)}`);
    }
  }
  return all;
}
