import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const repository = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: `${repository}src/panel`,
  publicDir: false,
  plugins: [react()],
  define: {
    // Base path of the API that the panel calls: any server that keeps the contract will do.
    __API_URL__: JSON.stringify(process.env.API_URL ?? '/api'),
  },
  build: {
    outDir: `${repository}dist`,
    emptyOutDir: true,
    target: 'es2023',
    // The Content-Security-Policy allows no data: URLs for scripts and fonts.
    assetsInlineLimit: 0,
    // React, its router and MUI in one file; compressed it is a third of this.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // What every page needs comes in two files, of which one hardly ever changes; left alone, the
        // bundler cuts it into a score of pieces, one for each set of pages that shares something.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
            { name: 'shell', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: {
    // Texts and the contract are outside of the root.
    fs: { allow: [repository] },
    proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` },
  },
});
