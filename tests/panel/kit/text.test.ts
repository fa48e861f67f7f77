import { expect, test } from 'vitest';
import { humanise } from '../../../src/contract/humanise.ts';
import { loadI18nProvider } from '../../../src/panel/data/i18nProvider.ts';
import { recordName } from '../../../src/panel/kit/ContractRecord.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';

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

test.each([
  ['fields.tshirtSize', 'Tshirt size'],
  ['sections.at_home', 'At home'],
  ['enums.Size.extra_large', 'Extra large'],
  ['enums.Size.1.5', '1.5'],
  ['events.nothingOfTheKind', 'events.nothingOfTheKind'],
])('a text that i18n lacks is shown in words where the contract gives the name: %s', async (key, words) => {
  const { translate } = await loadI18nProvider('uk');
  expect(translate(key)).toBe(words);
  expect(translator('uk')(key)).toBe(words);
});

test('a record is called by what the contract names it by, and what it lacks is left out', () => {
  expect(recordName(['firstname', 'lastname'], { firstname: 'Łucja', lastname: 'Wiśniewska' })).toBe(
    'Łucja Wiśniewska',
  );
  expect(recordName(['firstname', 'initial'], { firstname: 'Jan', initial: null })).toBe('Jan');
});
