import { join } from 'node:path';
import { exitOnStartError } from '../../src/server/core/config/exitOnStartError.ts';
import { readArguments } from '../options/readArguments.ts';
import { buildPanel } from './panel/buildPanel.ts';

// For images and servers that build once and then start `src/server/main.ts` repeatedly.
await exitOnStartError(() => {
  readArguments('npm run build', {});
  return buildPanel(join(import.meta.dirname, '../..'));
});
