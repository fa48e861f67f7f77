import { inject } from 'vitest';
import { browserTest } from '../e2eTest.ts';
import { insertWorld } from './insertWorld.ts';

/** `test` on a stage where everything has happened, the same for all tests of a file. */
export const worldTest = browserTest
  .extend('world', { scope: 'file' }, ({ stage }) => insertWorld(stage))
  .skipIf('missing' in inject('browserTests'));
