// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { FieldDefinition, FieldKind } from '../../../src/contract/ResourceDefinition.ts';
import { FieldValue } from '../../../src/panel/kit/field/FieldValue.tsx';
import { renderInPanel } from '../support/renderInPanel.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';

beforeEach(() => {
  stubBrowser();
  localStorage.setItem('activeLanguage', 'pl');
});

async function show(kind: FieldKind | 'hologram', value: unknown, enumName?: string) {
  const field = { name: 'x', label: 'x', kind, enumName } as FieldDefinition;
  const { container } = await renderInPanel([
    { path: '*', element: <FieldValue field={field} value={value} /> },
  ]);
  return container;
}

test.each<[FieldKind | 'hologram', unknown, string]>([
  ['text', 'Łódź', 'Łódź'],
  ['longText', 'jeden\ndwa', 'jeden dwa'],
  ['date', '1994-05-17', '17 maj 1994'],
  ['integer', 12345, '12 345'],
  ['number', 4.5, '4,5'],
  ['boolean', false, 'Nie'],
  ['country', { code: 'UA', name: 'Україна' }, 'Ukraina'],
  ['country', 'Ukraina', 'Ukraina'],
  ['time', '14:30', '14:30'],
  ['object', { id: '1', name: 'Anna Kowalska' }, 'Anna Kowalska'],
  ['list', ['a', { name: 'b' }], 'a, b'],
  ['hologram', 7, '7'],
  ['text', null, '–'],
  ['enums', [], '–'],
  ['text', '', '–'],
  ['integer', 0, '0'],
])('%s: %j', async (kind, value, text) => {
  expect((await show(kind, value)).textContent?.replaceAll(/\s/g, ' ')).toBe(text);
});

test('choices have their names, and a choice without one is still readable', async () => {
  expect((await show('enum', 'saturday', 'weekday')).textContent).toBe('Sobota');
  expect((await show('enums', ['pl', 'new_one'], 'spokenLanguage')).textContent).toBe('Polski, New one');
});

test('a status is an icon and a word', async () => {
  const container = await show('enum', 'verified', 'accountStatus');
  expect(container.textContent).toBe('Zweryfikowany użytkownik');
  expect(container.querySelector('svg')).not.toBeNull();
});

test('a link out of the panel opens beside it, and what is no web address is no link', async () => {
  const link = (await show('url', 'https://fundacja.example')).querySelector('a');
  expect(link?.rel).toContain('noopener');
  expect((await show('url', 'javascript:alert(1)')).querySelector('a')).toBeNull();
});
