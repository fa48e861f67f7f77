import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { CACHE_FOLDER } from './core/config/cacheFolder.ts';
import type { Config } from './core/config/config.ts';

if (import.meta.main) await main();

/**
 * Starts the server. Caches compiled modules, which halves the next start; so the cache is enabled before
 * anything else is imported. Without a writable folder nothing is cached.
 */
export async function main(): Promise<Config> {
  enableCompileCache(join(CACHE_FOLDER, 'compiled'));
  const { startServer } = await import('./startServer.ts');
  const config = await startServer();
  // Write the cache now, because a killed process would not.
  flushCompileCache();
  return config;
}
