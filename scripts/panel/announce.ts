import type { Config } from '../../src/server/config.ts';

/** Says where the panel is and, with the demo data, who can sign in. */
export function announce({ publicUrl, demo }: Config): void {
  console.log(`\nThe panel is at ${publicUrl.replace(/\/\/(0\.0\.0\.0|\[::\])(?=:)/, '//localhost')}`);
  if (!demo) return;
  console.log(`Demo sign-ins, all with the password Demo-2026!`);
}
