import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { precompress } from '../panel/precompress.ts';

/** Builds the peer as vite does it by itself, and compresses it as the panel is. */
export async function buildPeer(folder: string): Promise<void> {
  const { NODE_ENV } = process.env;
  // Vite takes it from here whether libraries come with their warnings for developers.
  process.env.NODE_ENV = 'production';
  try {
    const { build } = await import('vite');
    await build({
      root: join(import.meta.dirname, 'peer'),
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
    });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
  await precompress(folder);
}
