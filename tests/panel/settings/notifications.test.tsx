// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildProblem } from '../support/buildProblem.ts';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse } from '../support/stubFetch.ts';
import { renewalDialog } from '../support/stubSession.ts';
import { stubSettings } from '../support/stubSettings.ts';
import { renderSettings } from './renderSettings.tsx';

beforeEach(() => void stubBrowser());

const put = 'PUT /users/notification-preferences';
const switchOf = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name, hidden: true });

test('nine switches, each with what it is about, and how soon by e-mail', async () => {
  const { stored } = stubSettings();
  stored.preferences = { ...stored.preferences, abuse: false };
  await renderSettings('notifications');
  expect((await switchOf('Zgłoszenie nadużycia')).checked).toBe(false);
  const all = screen.getAllByRole<HTMLInputElement>('switch');
  expect(all.map(({ checked }) => checked)).toEqual([true, true, true, true, false, true, true, true, true]);
  for (const one of all) {
    const described = document.getElementById(one.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent?.length, one.name).toBeGreaterThan(10);
  }
  expect(screen.getByRole('combobox', { name: /^Wiadomości e-mail/ }).textContent).toBe('Raz dziennie');
  expect(screen.getByText(/opublikowane może usunąć tylko administrator/)).toBeDefined();
});

test('what is chosen is saved, and said', async () => {
  const { bodyOf, stored } = stubSettings();
  const { user, press } = await renderSettings('notifications');
  await user.click(await switchOf('Nowy wolontariusz'));
  await user.click(screen.getByRole('combobox', { name: /^Wiadomości e-mail/ }));
  await user.click(await screen.findByRole('option', { name: 'Od razu' }));
  await press('Zapisz');
  await screen.findByText('Zmieniono pomyślnie');
  expect(await bodyOf(put)).toEqual({ ...stored.preferences, newVolunteer: false, email: 'immediately' });
});

test('what another tab has changed meanwhile stays, also when a choice is taken back', async () => {
  const { bodyOf, stored } = stubSettings();
  const { user, press } = await renderSettings('notifications');
  const save = async () => {
    await press('Zapisz');
    await waitFor(() => expect(stored.preferences.newVolunteer).toBe(isWanted));
  };
  let isWanted = false;
  await user.click(await switchOf('Nowy wolontariusz'));
  stored.preferences = { ...stored.preferences, abuse: false };
  await save();
  expect(stored.preferences).toMatchObject({ newVolunteer: false, abuse: false });

  isWanted = true;
  await user.click(await switchOf('Nowy wolontariusz'));
  stored.preferences = { ...stored.preferences, eventEnd: false };
  await save();
  expect(stored.preferences).toMatchObject({ newVolunteer: true, abuse: false, eventEnd: false });
  expect(await bodyOf(put)).toEqual(stored.preferences);
});

test('another tab asks first, when something is not saved', async () => {
  stubSettings();
  const { user, press, router } = await renderSettings('notifications');
  await user.click(await switchOf('Nowy wolontariusz'));
  await user.click(screen.getByRole('tab', { name: 'Konto' }));
  await press('Zostań na stronie');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await switchOf('Nowy wolontariusz')).checked).toBe(false);
  await user.click(screen.getByRole('tab', { name: 'Konto' }));
  await press('Opuść bez zapisywania');
  await screen.findByRole('region', { name: 'Profil' });
  expect(router.state.location.search).toBe('');
});

test('what cannot be saved is told, and stays as it was chosen', async () => {
  stubSettings((call) => (call === put ? jsonResponse(buildProblem({ status: 500 }), 500) : undefined));
  const { user, press } = await renderSettings('notifications');
  await user.click(await switchOf('Nowy wolontariusz'));
  await press('Zapisz');
  expect((await screen.findByRole('alert')).textContent).toContain('Coś poszło nie tak');
  expect((await switchOf('Nowy wolontariusz')).checked).toBe(false);
});

test('the session has ended: who stays still has what was chosen', async () => {
  stubSettings((call) => (call === put ? jsonResponse(buildProblem({ status: 401 }), 401) : undefined));
  const { user, press } = await renderSettings('notifications');
  await user.click(await switchOf('Nowy wolontariusz'));
  await press('Zapisz');
  await renewalDialog();
  expect((await switchOf('Nowy wolontariusz')).checked).toBe(false);
});

test('what cannot be read can be tried again', async () => {
  let isAway = true;
  stubSettings((call) =>
    isAway && call.startsWith('GET') ? jsonResponse(buildProblem({ status: 500 }), 500) : undefined,
  );
  const { press } = await renderSettings('notifications');
  await screen.findByText('Nie udało się wczytać danych');
  isAway = false;
  await press('Spróbuj ponownie');
  await switchOf('Nowy wolontariusz');
});

test('who may not see them is told so', async () => {
  stubSettings(() => jsonResponse(buildProblem({ status: 403, code: 'forbidden' }), 403));
  await renderSettings('notifications');
  await screen.findByText('Brak dostępu');
});
