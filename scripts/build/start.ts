import { join } from 'node:path';
import { exitOnStartError } from '../../src/server/core/config/exitOnStartError.ts';
import { readArguments } from '../options/readArguments.ts';
import { announce } from './panel/announce.ts';
import { buildPanel } from './panel/buildPanel.ts';

process.env.NODE_ENV ??= 'production';

// Validates the variables before building, so that a typo fails at once.
await exitOnStartError(() => {
  readArguments('npm start', {});
  return buildPanel(join(import.meta.dirname, '../..'));
});
const { main } = await import('../../src/server/main.ts');
announce(await main());
