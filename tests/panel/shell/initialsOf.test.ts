import { expect, test } from 'vitest';
import { initialsOf } from '../../../src/panel/shell/initialsOf.ts';

test.each([
  ['Anna Kowalska', 'AK'],
  ['  Łucja Maria  Wiśniewska ', 'ŁW'],
  ['олена', 'О'],
  ['', ''],
])('%j → %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
