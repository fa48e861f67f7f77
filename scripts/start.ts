import { join } from 'node:path';
import { readConfig } from '../src/server/config.ts';
import { exitOnStartError } from '../src/server/exitOnStartError.ts';
import { announce } from './panel/announce.ts';
import { buildPanel } from './panel/buildPanel.ts';

process.env.NODE_ENV ??= 'production';

// Before the build: nobody waits half a minute to hear of a typing error.
const { apiUrl } = await exitOnStartError(() => readConfig(process.env));
await exitOnStartError(() => buildPanel(join(import.meta.dirname, '..'), apiUrl));
const { main } = await import('../src/server/main.ts');
announce(await main());
