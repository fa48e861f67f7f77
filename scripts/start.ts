import { join } from 'node:path';
import { exitOnStartError } from '../src/server/exitOnStartError.ts';
import { announce } from './panel/announce.ts';
import { buildPanel } from './panel/buildPanel.ts';

process.env.NODE_ENV ??= 'production';

// Reads the variables before it builds: nobody waits half a minute to hear of a typing error.
await exitOnStartError(() => buildPanel(join(import.meta.dirname, '..')));
const { main } = await import('../src/server/main.ts');
announce(await main());
