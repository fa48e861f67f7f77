import type { Config } from '../../../src/server/core/config/config.ts';
import { demoPassword } from '../../../src/server/demo/demoFile.ts';

/** Accounts of the demo data worth trying (design, section 2). */
export const demoSignIns = [
  { email: 'anna.admin@demo.example', who: 'admin of Fundacja Pomocna Dłoń' },
  { email: 'piotr.coordinator@demo.example', who: 'coordinator there' },
  { email: 'wera.volunteer@demo.example', who: 'volunteer there, and so without a panel' },
  { email: 'olena.admin@other.example', who: 'admin of another foundation' },
] as const;

/** Prints the panel's URL and, with the demo data, its accounts. */
export function announce({ publicUrl, demo }: Pick<Config, 'publicUrl' | 'demo'>): void {
  // Browsers cannot open the wildcard address.
  console.log(`\nThe panel is at ${publicUrl.replace(/\/\/(0\.0\.0\.0|\[::\])(?=:)/, '//localhost')}`);
  if (!demo) return;
  const width = Math.max(...demoSignIns.map(({ email }) => email.length));
  console.log(`\nDemo sign-ins, all with the password ${demoPassword}`);
  for (const { email, who } of demoSignIns) console.log(`  ${email.padEnd(width)}  ${who}`);
}
