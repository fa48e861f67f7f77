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
  },
  server: {
    // Texts and the contract are outside of the root.
    fs: { allow: [repository] },
    proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` },
  },
});
