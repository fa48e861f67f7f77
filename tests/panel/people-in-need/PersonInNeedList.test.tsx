// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import PersonInNeedList from '../../../src/panel/people-in-need/PersonInNeedList.tsx';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { buildPersonInNeed } from './buildPersonInNeed.ts';
import { stubPeopleInNeed } from './stubPeopleInNeed.ts';

const pages = [{ path: '/people-in-need', element: <PersonInNeedList /> }];
const wide = '(min-width:1024px)';

test('a row names a person by first name and initial, and leads to the profile', async () => {
  stubBrowser(wide);
  stubPeopleInNeed([buildPersonInNeed()]);
  await renderMember(pages, { at: '/people-in-need' });
  const link = await screen.findByRole('link', { name: 'Stanisława J' });
  expect(link.getAttribute('href')).toBe('/people-in-need/01980000-0000-7000-8000-000000000121');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads[0]).toBe('Imię i inicjał');
  expect(heads).not.toContain('Nazwisko');
  const row = within(screen.getByRole('row', { name: /Stanisława/ }));
  expect(row.getByRole('cell', { name: 'Stanisława J' })).toBeDefined();
  for (const text of ['Wysoka', 'Nowe zgłoszenie', 'Kraków']) expect(row.getByText(text)).toBeDefined();
  expect(screen.getByText('1 osoba')).toBeDefined();
});

test('filters, sorting and page are in the address and in the call', async () => {
  stubBrowser(wide);
  const { calls } = stubPeopleInNeed([buildPersonInNeed()]);
  const { router } = await renderMember(pages, { at: '/people-in-need?status=new&sort=urgency,desc' });
  await screen.findByRole('link', { name: 'Stanisława J' });
  await userEvent.click(screen.getByRole('combobox', { name: 'Pilność' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Wysoka' }));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?status=new&urgency=high&sort=urgency%2Cdesc'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filtry' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Miejscowość' }), 'Kraków');
  await waitFor(() => {
    const { searchParams } = new URL(
      calls().findLast((url) => !url.includes('/counts')) ?? '',
      'http://api.example',
    );
    expect(Object.fromEntries(searchParams)).toEqual({
      page: '0',
      size: '25',
      sort: 'urgency,desc',
      status: 'new',
      urgency: 'high',
      city: 'Kraków',
    });
  });
});

test('cards below md say the same, the statuses beside the name', async () => {
  stubBrowser();
  stubPeopleInNeed([buildPersonInNeed()]);
  await renderMember(pages, { at: '/people-in-need' });
  const card = within(
    (await screen.findByRole('heading', { name: 'Stanisława J' })).closest('li') as HTMLElement,
  );
  for (const text of ['Wysoka', 'Nowe zgłoszenie', 'Kraków', 'Osoby starsze'])
    expect(card.getByText(text)).toBeDefined();
});

test('a foundation that nobody has asked is told how people come', async () => {
  stubBrowser(wide);
  stubPeopleInNeed([]);
  await renderMember(pages, { at: '/people-in-need' });
  await screen.findByRole('heading', { name: 'Nikt jeszcze nie prosi o pomoc' });
  expect(screen.getByText(/w aplikacji mobilnej/)).toBeDefined();
  // user-event brings a clipboard.
  userEvent.setup();
  await userEvent.click(screen.getByRole('button', { name: 'Skopiuj link' }));
  expect(await navigator.clipboard.readText()).toMatch(/^http.*\/app$/);
  expect(screen.getByRole('link', { name: /^O\saplikacji$/ }).getAttribute('href')).toBe('/app');
  expect(screen.queryByRole('button', { name: 'Eksportuj' })).toBeNull();
});
