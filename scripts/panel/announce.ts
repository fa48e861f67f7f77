import type { Config } from '../../src/server/config.ts';
import { demoPassword } from '../../src/server/demo/demoPassword.ts';
import { demoSignIns } from './demoSignIns.ts';

/** Says where the panel is and, with the demo data, who can sign in. */
export function announce({ publicUrl, demo }: Pick<Config, 'publicUrl' | 'demo'>): void {
  // "All addresses of this machine" is none that a browser can open.
  console.log(`\nThe panel is at ${publicUrl.replace(/\/\/(0\.0\.0\.0|\[::\])(?=:)/, '//localhost')}`);
  if (!demo) return;
  const width = Math.max(...demoSignIns.map(({ email }) => email.length));
  console.log(`\nDemo sign-ins, all with the password ${demoPassword}`);
  for (const { email, who } of demoSignIns) console.log(`  ${email.padEnd(width)}  ${who}`);
}
