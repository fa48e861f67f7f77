import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { inProduction } from '../../build/panel/inProduction.ts';
import { precompress } from '../../build/panel/precompress.ts';

/** Builds the peer with Vite's defaults, and compresses it like the panel. */
export async function buildPeer(folder: string): Promise<void> {
  const { build } = await import('vite');
  await inProduction(() =>
    build({
      root: join(import.meta.dirname, 'peer'),
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
    }),
  );
  await precompress(folder);
}
