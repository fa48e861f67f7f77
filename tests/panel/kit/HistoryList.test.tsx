// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { resources } from '../../../src/contract/generated/resources.ts';
import type { components } from '../../../src/contract/generated/types.ts';
import { HistoryList } from '../../../src/panel/kit/history/HistoryList.tsx';
import { historyFields } from '../../../src/panel/kit/show/ProfileTabs.tsx';
import { renderInPanel } from '../support/renderInPanel.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';

type Entry = components['schemas']['HistoryEntry'];

beforeEach(() => {
  stubBrowser();
  localStorage.setItem('activeLanguage', 'pl');
});

const fields = historyFields(resources.volunteers);
const show = (entries: readonly Entry[]) =>
  renderInPanel([{ path: '*', element: <HistoryList entries={entries} fields={fields} /> }]);

const entry: Entry = {
  id: '01980000-0000-7000-8000-000000000001',
  at: '2026-05-12T12:05:00.000Z',
  action: 'edited',
  actorId: null,
  actorName: 'Anna Kowalska',
  changes: [],
};

test('tells who, when, what, from and to, in words of the chosen language', async () => {
  await show([
    {
      ...entry,
      changes: [
        { field: 'accountStatus', from: 'pending', to: 'rejected' },
        { field: 'rejectionReason', from: null, to: 'Brak dokumentów' },
        { field: 'daysOfHelp', from: 'saturday', to: 'saturday, sunday' },
        { field: 'haveYouBeenAVolunteerBefore', from: 'false', to: 'true' },
        { field: 'dateOfBirth', from: '1994-05-17', to: '1994-05-18' },
      ],
    },
  ]);
  const item = within(screen.getByRole('listitem'));
  expect(item.getByText(/Anna Kowalska/).textContent).toMatch(/12.maj.2026/);
  const said = item.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
  expect(said).toEqual([
    'Było: Czeka na decyzję',
    'Jest: Odrzucony użytkownik',
    'Było: –',
    'Jest: Brak dokumentów',
    'Było: Sobota',
    'Jest: Sobota, Niedziela',
    'Było: Nie',
    'Jest: Tak',
    'Było: 17 maj 1994',
    'Jest: 18 maj 1994',
  ]);
  expect(item.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Status konta:',
    'Powód odrzucenia:',
    'Dni pomocy:',
    'Wcześniejszy wolontariat:',
    'Data urodzenia:',
  ]);
});

test('what the server did by itself has no person, and a field that the contract lost keeps its name', async () => {
  await show([{ ...entry, actorName: null, changes: [{ field: 'shoeSize', from: '41', to: '42' }] }]);
  expect(screen.getByText(/^System/)).toBeDefined();
  expect(screen.getByText('Shoe size:')).toBeDefined();
});

test('nothing yet', async () => {
  await show([]);
  expect(screen.getByText('Nic się jeszcze nie wydarzyło.')).toBeDefined();
});
