import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs `npm run seed` for the demo's first foundation. */
export function seedVolunteers(environment: Readonly<Record<string, string>>, volunteers: number): void {
  const script = join(import.meta.dirname, '../../operate/seed.ts');
  const { DATABASE_URL: _, ...inherited } = process.env;
  const run = spawnSync(process.execPath, [script, '--volunteers', String(volunteers)], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (run.status !== 0) throw new Error('The database could not be seeded.');
}
