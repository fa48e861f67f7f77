import { inject } from 'vitest';
import { browserTest } from '../e2eTest.ts';
import { insertWorld } from './insertWorld.ts';

/** `test` on a stage with all kinds of data, shared by the tests of a file. */
export const worldTest = browserTest
  .extend('world', { scope: 'file' }, ({ stage }) => insertWorld(stage))
  .skipIf('missing' in inject('browserTests'));
