import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Config } from './core/config/config.ts';

if (import.meta.main) await main();

/**
 * Starts the server. What Node makes of the modules is kept for the next start, which halves it; so nothing else is
 * imported before that. Where the folder cannot be written nothing is kept.
 */
export async function main(): Promise<Config> {
  enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'));
  const { startServer } = await import('./startServer.ts');
  const config = await startServer();
  // A process that is killed later writes nothing.
  flushCompileCache();
  return config;
}
