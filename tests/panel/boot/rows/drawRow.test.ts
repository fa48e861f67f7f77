// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { ColumnDefinition } from '../../../../src/contract/ResourceDefinition.ts';
import { drawRow } from '../../../../src/panel/boot/drawRows.ts';
import { sampleRecords } from '../../../../src/panel/boot/rows/sampleRecords.ts';
import { imageUrl } from '../../../../src/panel/data/apiUrl.ts';

const column = (name: string, kind: ColumnDefinition['kind'], choices?: readonly string[]) => ({
  name,
  kind,
  label: name,
  shown: true,
  sortable: false,
  ...(choices && { choices }),
});
const columns = [
  column('name', 'text'),
  column('email', 'email'),
  column('born', 'date'),
  column('status', 'enum', ['new', 'old']),
  column('days', 'enums', ['monday', 'friday', 'sunday']),
  column('isAdult', 'boolean'),
];

const drawn = { label: ['name'], picture: 'photo', columns };

/** Rows as the build renders them, plainly. */
const samples = sampleRecords(columns).map((record) => {
  const row = document.createElement('p');
  row.innerHTML = `${columns
    .map(
      ({ name }) =>
        `<i data-column="${name}">${record[name] === null ? '–' : lookOf(name, record[name])}</i>`,
    )
    .join(
      ' | ',
    )}<b class="record-picture">--</b><a href="/person/${record.id}" aria-label="${record.name}">${record.status}</a>`;
  return row;
});

function lookOf(name: string, value: unknown): string {
  if (name === 'email') return `<a href="mailto:${value}">${value}</a>`;
  if (name === 'born') return `<time datetime="${value}">${value}</time>`;
  return `${name === 'name' ? '' : 'the '}${value}`;
}

test('each value stands as its kind is shown, in the row of its status', () => {
  const row = drawRow(samples, drawn, {
    id: '7',
    name: '<b>--id-- $&',
    photo: 'secret',
    email: 'anna@mail.example',
    born: '1990-05-17',
    status: 'old',
    days: ['friday', 'sunday'],
    isAdult: false,
  });
  expect(row.innerHTML).toBe(
    [
      '&lt;b&gt;--id-- $&amp;',
      '<a href="mailto:anna@mail.example">anna<wbr>@mail.example</a>',
      '<time datetime="1990-05-17">17&nbsp;maj&nbsp;1990</time>',
      'the old',
      'the friday, the sunday',
      `the false<b class="record-picture"><img src="${imageUrl('secret')}" alt=""></b><a href="/person/7" aria-label="&lt;b&gt;--id-- $&amp;">old</a>`,
    ].join(' | '),
  );
});

test('where there is no value, it stands as nothing does', () => {
  const blanks = Object.fromEntries(columns.map(({ name }) => [name, null]));
  const row = drawRow(samples, drawn, { ...blanks, id: '8', days: [], status: 'new' });
  expect(row.textContent).toBe('– | – | – | the new | – | –new');
  expect(row.querySelector('a')?.getAttribute('href')).toBe('/person/8');
});

test('initials stand in for an image', () => {
  const row = drawRow(samples, drawn, { id: '9', name: 'Łucja --id--', photo: null, status: 'new' });
  expect(row.querySelector('.record-picture')?.innerHTML).toBe('Ł-');
});
