// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resources } from '../../../../src/contract/generated/resources.ts';
import type { ResourceDefinition } from '../../../../src/contract/ResourceDefinition.ts';
import { ContractList } from '../../../../src/panel/kit/list/ContractList.tsx';
import { i18nTexts } from '../../../harness/i18nTexts.ts';
import { buildProblem } from '../../support/buildProblem.ts';
import { buildVolunteer } from '../../support/buildVolunteer.ts';
import { renderMember } from '../../support/renderMember.tsx';
import { stubBrowser } from '../../support/stubBrowser.ts';
import { jsonResponse } from '../../support/stubFetch.ts';
import { stubVolunteers } from '../../support/stubVolunteers.ts';

const wide = '(min-width:1024px)';
beforeEach(() => void stubBrowser(wide));

interface Shown {
  readonly at?: string;
  readonly resource?: typeof resources.volunteers & ResourceDefinition;
}

function show({ at = '/volunteers', resource = resources.volunteers }: Shown = {}) {
  const page = (
    <ContractList
      resource={resource}
      title="Wolontariusze"
      countText="volunteers.count"
      hrefOf={({ id }) => `/volunteer/${id}`}
      empty={<p>Nikogo tu jeszcze nie ma</p>}
    />
  );
  const routes = [
    { path: '/volunteers', element: page },
    { path: '/volunteer/:id', element: <h1>Profil</h1> },
  ];
  return renderMember(routes, { at });
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
/** Names of the columns; that of the checkboxes has no text. */
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

describe('what it shows', () => {
  test('the columns of the contract, each value as its kind wants it, and the total', async () => {
    stubVolunteers([buildVolunteer()]);
    await show();
    const cells = within(await row('Łucja'));
    const shown = resources.volunteers.columns.filter((column) => column.shown);
    const [first, last, ...others] = shown.map(({ label }) => i18nTexts.pl[`fields.${label}`]);
    expect(heads()).toEqual([`${first} ${last}`, ...others]);
    expect(heads()).toContain('Miejscowość');
    expect(cells.getByRole('cell', { name: 'Łucja Wiśniewska' })).toBeDefined();
    expect(cells.getByText('Czeka na decyzję')).toBeDefined();
    expect(cells.getByRole('link', { name: 'lucja.wisniewska@mail.example' }).getAttribute('href')).toBe(
      'mailto:lucja.wisniewska@mail.example',
    );
    expect(cells.getByRole('link', { name: /\+48.501.894.188/ }).getAttribute('href')).toBe(
      'tel:+48501894188',
    );
    expect(screen.getByText('1 wolontariusz')).toBeDefined();
  });

  test('a property that is new in the contract, with no text and no code of its own', async () => {
    const size = {
      name: 'trialSize',
      kind: 'enum',
      label: 'trialSize',
      enumName: 'trialSize',
      choices: ['XL'],
      shown: true,
      sortable: false,
    } as const;
    const { volunteers } = resources;
    const resource = {
      ...volunteers,
      columns: [...volunteers.columns, size],
    } as unknown as typeof volunteers;
    stubVolunteers([{ ...buildVolunteer(), trialSize: 'extra_large' } as ReturnType<typeof buildVolunteer>]);
    await show({ resource });
    expect(within(await row('Łucja')).getByText('Extra large')).toBeDefined();
    expect(heads()).toContain('Trial size');
  });

  test('the same as cards below md', async () => {
    stubBrowser();
    stubVolunteers([buildVolunteer()]);
    await show();
    const card = within(await screen.findByRole('listitem'));
    expect(card.getByRole('heading', { name: 'Łucja Wiśniewska' })).toBeDefined();
    expect(card.getByText('Czeka na decyzję')).toBeDefined();
    expect(card.getByText('Miejscowość')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Kolejność: malejąco/ }));
    await screen.findByRole('button', { name: /^Kolejność: rosnąco/ });
  });

  test('a link to the record, and a click anywhere on its row, both with the way back', async () => {
    const [first, second] = [buildVolunteer(), buildVolunteer({ firstname: 'Jan' })];
    stubVolunteers([first, second]);
    const { router } = await show({ at: '/volunteers?accountStatus=pending' });
    await userEvent.click(await screen.findByRole('link', { name: 'Łucja Wiśniewska' }));
    expect(router.state.location).toMatchObject({
      pathname: `/volunteer/${first.id}`,
      state: { list: '/volunteers?accountStatus=pending' },
    });
    await router.navigate(-1);
    await userEvent.click(within(await row('Jan')).getByText('Łódź'));
    expect(router.state.location).toMatchObject({
      pathname: `/volunteer/${second.id}`,
      state: { list: '/volunteers?accountStatus=pending' },
    });
  });
});

describe('what is asked of it is in the address', () => {
  test('search: one call after the pause, the focus stays', async () => {
    const { calls } = stubVolunteers([
      buildVolunteer(),
      buildVolunteer({ firstname: 'Jan', lastname: 'Nowak' }),
    ]);
    const { router } = await show();
    await row('Łucja');
    const search = screen.getByRole('searchbox', { name: 'Szukaj' });
    await userEvent.click(search);
    // Without a pause, however slow the machine is.
    for (const typed of ['n', 'now', 'nowak ']) fireEvent.change(search, { target: { value: typed } });
    await waitFor(() => expect(screen.queryByRole('row', { name: /Łucja/ })).toBeNull());
    expect(router.state.location.search).toBe('?q=nowak');
    expect(calls().filter((call) => call.includes('q='))).toEqual([
      'GET /volunteers?page=0&size=25&sort=createdAt%2Cdesc&q=nowak',
    ]);
    expect(document.activeElement).toBe(search);
    expect(search).toHaveProperty('value', 'nowak ');

    await userEvent.click(screen.getByRole('button', { name: 'Wyczyść wartość' }));
    await row('Łucja');
    expect(router.state.location.search).toBe('');
  });

  test('a filter by a number that is new in the contract takes numbers only', async () => {
    const { volunteers } = resources;
    const from = { name: 'ratingFrom', kind: 'number', label: 'ratingFrom' } as const;
    const list = { ...volunteers.list, filters: [...volunteers.list.filters, from] };
    stubVolunteers([buildVolunteer()]);
    const { router } = await show({ resource: { ...volunteers, list } as unknown as typeof volunteers });
    await row('Łucja');
    await userEvent.click(screen.getByRole('button', { name: 'Filtry' }));
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Rating from' }), 'a4.5');
    await waitFor(() => expect(router.state.location.search).toBe('?ratingFrom=4.5'));
  });

  test('a number beyond the limits of its filter is told there, stays, and is not asked for', async () => {
    const { volunteers } = resources;
    const limits = { minimum: 0, maximum: 40 };
    const to = { name: 'ratingTo', kind: 'integer', label: 'ratingTo', limits } as const;
    const list = { ...volunteers.list, filters: [...volunteers.list.filters, to] };
    const { calls } = stubVolunteers([buildVolunteer()]);
    const { router } = await show({ resource: { ...volunteers, list } as unknown as typeof volunteers });
    await row('Łucja');
    await userEvent.click(screen.getByRole('button', { name: 'Filtry' }));
    const input = screen.getByRole('spinbutton', { name: 'Rating to' });
    for (const [typed, key, limit] of [
      ['400', 'maximum', '40'],
      ['-4', 'minimum', '0'],
      ['4.5', 'wholeNumber', ''],
    ] as const) {
      fireEvent.change(input, { target: { value: typed } });
      await screen.findByText(i18nTexts.pl[`validation.${key}`]?.replace('{{limit}}', limit) ?? '');
      expect(input).toHaveProperty('value', typed);
      expect(input.getAttribute('aria-invalid')).toBe('true');
    }
    fireEvent.change(input, { target: { value: '40' } });
    await waitFor(() => expect(router.state.location.search).toBe('?ratingTo=40'));
    expect(input.getAttribute('aria-invalid')).toBe('false');
    await waitFor(() => expect(calls().filter((call) => call.includes('ratingTo'))).toHaveLength(1));
  });

  test('filters by the choices of the contract, and Back takes them back', async () => {
    stubVolunteers([buildVolunteer(), buildVolunteer({ firstname: 'Jan', accountStatus: 'verified' })]);
    const { router } = await show({ at: '/volunteers?page=2&size=1' });
    await row('Jan');
    await userEvent.click(screen.getByRole('button', { name: 'Zweryfikowany użytkownik' }));
    await waitFor(() => expect(router.state.location.search).toBe('?accountStatus=verified&size=1'));
    expect(screen.getByRole('button', { name: 'Zweryfikowany użytkownik', pressed: true })).toBeDefined();
    await router.navigate(-1);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Wszystkie', pressed: true })).toBeDefined(),
    );
  });

  test('sorting, only by what the contract can sort by', async () => {
    const { calls } = stubVolunteers([buildVolunteer()]);
    await show();
    await row('Łucja');
    expect(screen.getByRole('columnheader', { name: /Zgłoszono/ }).getAttribute('aria-sort')).toBe(
      'descending',
    );
    expect(within(screen.getByRole('columnheader', { name: 'E-mail' })).queryByRole('button')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Nazwisko' }));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: /Nazwisko/ }).getAttribute('aria-sort')).toBe(
        'ascending',
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Nazwisko' }));
    await waitFor(() => expect(calls().at(-1)).toContain('sort=lastname%2Cdesc'));
  });

  test('pages; one beyond the last becomes the last', async () => {
    stubVolunteers(Array.from({ length: 30 }, (_, index) => buildVolunteer({ firstname: `Osoba${index}` })));
    const { router } = await show({ at: '/volunteers?page=9' });
    await row('Osoba29');
    expect(router.state.location.search).toBe('?page=2');
    expect(screen.getByText('26–30 z 30')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /poprzedni/i }));
    await row('Osoba0');
    expect(router.state.location.search).toBe('');
  });
});

test('hidden columns can be switched on, and the choice is remembered', async () => {
  stubVolunteers([buildVolunteer()]);
  await show();
  await row('Łucja');
  await userEvent.click(screen.getByRole('button', { name: 'Kolumny' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Języki' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Telefon' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(heads()).toContain('Języki');
  expect(heads()).not.toContain('Telefon');
  expect(within(await row('Łucja')).getByText('Polski, Ukraiński')).toBeDefined();
  expect(Object.keys(localStorage).some((key) => key.includes('volunteers.columns'))).toBe(true);
  expect(screen.queryByRole('checkbox', { name: 'Imię' })).toBeNull();
});

test('columns are moved by the arrow keys, and the order is kept', async () => {
  stubVolunteers([buildVolunteer()]);
  await show();
  await row('Łucja');
  const usual = heads();
  const [, first, second] = usual;
  await userEvent.click(screen.getByRole('button', { name: 'Kolumny' }));
  (await screen.findByRole('button', { name: `Przesuń: ${first}` })).focus();
  // Hidden ones are places, too.
  const places = screen
    .getAllByRole('button', { name: /^Przesuń: / })
    .map((handle) => handle.getAttribute('aria-label'));
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.keyboard('{ArrowDown}'.repeat(places.indexOf(`Przesuń: ${second}`)));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: `Przesuń: ${first}` }));
  await screen.findByText(new RegExp(`^${first}: miejsce ${places.indexOf(`Przesuń: ${second}`) + 1} z `));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const moved = usual.map((head) => (head === first ? second : head === second ? first : head));
  expect(heads()).toEqual(moved);
  expect(Object.keys(localStorage).some((key) => key.includes('volunteers.columnOrder'))).toBe(true);

  await userEvent.click(screen.getByRole('button', { name: 'Kolumny' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Języki' }));
  await userEvent.click(screen.getByRole('button', { name: 'Przywróć kolumny' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(heads()).toEqual(usual);
});

test('who an act of the contract is for can be selected, and the act says for how many', async () => {
  stubVolunteers([buildVolunteer(), buildVolunteer({ firstname: 'Jan', accountStatus: 'verified' })]);
  await show();
  await row('Jan');
  const user = userEvent.setup();
  expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
    i18nTexts.pl['kit.selection.page'],
    'Zaznacz: Łucja Wiśniewska',
  ]);
  await user.click(screen.getByRole('checkbox', { name: /Łucja/ }));
  screen.getByRole('button', { name: 'Zweryfikuj 1 osobę' });
  // There is no other page whose people could be selected, too.
  expect(screen.queryByRole('button', { name: /Zaznacz wszystkie pasujące/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Odrzuć 1 osobę' }));
  const question = within(await screen.findByRole('dialog', { name: 'Odrzuć 1 osobę' }));
  expect((await question.findByRole('listitem')).textContent).toBe('Łucja Wiśniewska');
});

test('the export is exactly the current search, filter and order, whatever the page', async () => {
  const saved: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { calls } = stubVolunteers(Array.from({ length: 3 }, () => buildVolunteer()));
  await show({ at: '/volunteers?q=niew&accountStatus=pending&sort=city,asc&page=2&size=2' });
  await row('Łucja');
  await userEvent.click(screen.getByRole('button', { name: 'Eksportuj' }));
  await screen.findByText('Plik został pobrany');
  expect(calls().at(-1)).toBe('GET /volunteers/export?sort=city%2Casc&q=niew&accountStatus=pending');
  expect(saved).toEqual(['volunteers-2026-11-21.csv']);
});

describe('when there is nothing to show', () => {
  test('rows to come while it loads', async () => {
    let answer = (_: Response) => {};
    stubVolunteers(
      [],
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await show();
    const table = await screen.findByRole('table', { name: 'Wolontariusze' });
    expect(table.getAttribute('aria-busy')).toBe('true');
    answer(jsonResponse({ content: [buildVolunteer()], page: 0, size: 25, totalElements: 1, totalPages: 1 }));
    await row('Łucja');
    expect(table.getAttribute('aria-busy')).toBe('false');
  });

  test('nothing at all: the next step, and no tools', async () => {
    stubVolunteers([]);
    await show();
    await screen.findByText('Nikogo tu jeszcze nie ma');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Eksportuj' })).toBeNull();
  });

  test('no match: another state, with the way out', async () => {
    stubVolunteers([buildVolunteer()]);
    const { router } = await show({ at: '/volunteers?q=nikt&sort=city,asc' });
    await screen.findByText('Brak wyników');
    await userEvent.click(screen.getByRole('button', { name: 'Wyczyść filtry' }));
    await row('Łucja');
    expect(router.state.location.search).toBe('?sort=city%2Casc');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
    expect(document.activeElement?.tagName).toBe('H1');
  });

  test('a failure, and another try', async () => {
    let fails = true;
    stubVolunteers([buildVolunteer()], () =>
      fails
        ? jsonResponse(buildProblem({ status: 500, code: 'internal', message: 'Coś poszło nie tak' }), 500)
        : undefined,
    );
    await show();
    await screen.findByText('Nie udało się wczytać danych');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await row('Łucja');
  });

  test('not allowed: no other try', async () => {
    stubVolunteers([], () => jsonResponse(buildProblem({ status: 403, code: 'forbidden' }), 403));
    await show();
    await screen.findByText('Brak dostępu');
    expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull();
  });
});
