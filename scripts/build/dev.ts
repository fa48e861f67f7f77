import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createServer } from 'vite';
import { readConfig } from '../../src/server/core/config/config.ts';
import { exitOnStartError } from '../../src/server/core/config/exitOnStartError.ts';
import { readArguments } from '../options/readArguments.ts';
import { proxyTo } from '../options/serverPaths.ts';
import { announce } from './panel/announce.ts';
import { freePort } from './panel/freePort.ts';

/**
 * Serves the panel with hot reload on PORT, in front of the API, which restarts on changes, or with `--mock`
 * of Prism on MOCK_PORT with the contract's examples.
 */
const { values } = await exitOnStartError(() =>
  readArguments('npm run dev, npm run dev:mock', { options: { mock: { type: 'boolean', default: false } } }),
);
const root = join(import.meta.dirname, '../..');

process.env.NODE_ENV ??= 'development';
const config = await exitOnStartError(() => readConfig(process.env));
const { host, port, publicUrl, mockPort } = config;
const backendPort = values.mock ? mockPort : await freePort();

if (values.mock) runBeside([join(root, 'scripts/build/mock.ts')], {});
else {
  const server = ['--watch', '--watch-preserve-output', join(root, 'src/server/main.ts')];
  runBeside(server, {
    HOST: '127.0.0.1',
    PORT: String(backendPort),
    PUBLIC_URL: publicUrl,
    DEMO: config.demo ? '1' : '0',
  });
}

const panel = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: {
    host,
    port,
    strictPort: true,
    // The mock serves the contract's paths without the server's prefix.
    proxy: proxyTo(backendPort, values.mock ? (path) => path.slice('/api'.length) : undefined),
  },
});
// Before that, an open page could neither sign in nor explain why.
await untilItAnswers(`http://127.0.0.1:${backendPort}${values.mock ? '' : '/api'}/health`);
await panel.listen();
announce({ publicUrl, demo: config.demo && !values.mock });

/** Runs another Node program on the same terminal; when one of the two stops, the other stops too. */
function runBeside(args: readonly string[], environment: Readonly<Record<string, string>>): void {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...environment }, stdio: 'inherit' });
  child.on('exit', (code) => process.exit(code ?? 1));
  process.on('exit', () => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
}

/** Waits until a starting server responds, with any status. */
async function untilItAnswers(url: string): Promise<void> {
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await answers())) await delay(100);
}
