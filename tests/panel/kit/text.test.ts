import { expect, test } from 'vitest';
import { humanise } from '../../../src/contract/humanise.ts';
import { recordName } from '../../../src/panel/kit/text/recordName.ts';

test.each([
  ['tshirtSize', 'Tshirt size'],
  ['no_show', 'No show'],
  ['people-in-need', 'People in need'],
  ['pl', 'Pl'],
  ['line2Text', 'Line2 text'],
  ['', ''],
])('a name of the contract that has no text is readable: %s', (name, words) => {
  expect(humanise(name)).toBe(words);
});

test('a record is called by what the contract names it by, and what it lacks is left out', () => {
  expect(recordName(['firstname', 'lastname'], { firstname: 'Łucja', lastname: 'Wiśniewska' })).toBe(
    'Łucja Wiśniewska',
  );
  expect(recordName(['firstname', 'initial'], { firstname: 'Jan', initial: null })).toBe('Jan');
});
