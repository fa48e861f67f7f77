import { join } from 'node:path';
import { exitOnStartError } from '../src/server/exitOnStartError.ts';
import { buildPanel } from './panel/buildPanel.ts';

// For images and servers, which build once and then start `src/server/main.ts` as often as they have to.
await exitOnStartError(() => buildPanel(join(import.meta.dirname, '..')));
