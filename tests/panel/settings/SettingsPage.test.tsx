// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stubBrowser } from '../support/stubBrowser.ts';
import { stubSettings } from '../support/stubSettings.ts';
import { renderSettings } from './renderSettings.tsx';

beforeEach(() => {
  stubBrowser();
  stubSettings();
});

test('the tab is in the address; the first one needs none', async () => {
  const { user, router } = await renderSettings('notifications');
  await screen.findByRole('tabpanel', { name: 'Powiadomienia' });
  await user.click(screen.getByRole('tab', { name: 'Fundacja' }));
  await screen.findByRole('region', { name: 'Okładka' });
  expect(router.state.location.search).toBe('?tab=organization');
  await user.click(screen.getByRole('tab', { name: 'Konto' }));
  await screen.findByRole('region', { name: 'Profil' });
  expect(router.state.location.search).toBe('');
});

test('the keyboard goes from tab to tab', async () => {
  const { user } = await renderSettings('account');
  screen.getByRole('tab', { name: 'Konto' }).focus();
  await user.keyboard('{ArrowRight}{Enter}');
  await screen.findByRole('switch', { name: 'Nowy wolontariusz' });
});

test('only what the open tab shows is asked for', async () => {
  const { calls } = stubSettings();
  await renderSettings('notifications');
  await screen.findByRole('switch', { name: 'Nowy wolontariusz' });
  await waitFor(() => expect(calls()).toEqual(['GET /users/notification-preferences']));
});

test('an address that names no tab opens the first one', async () => {
  await renderSettings('nothing');
  await screen.findByRole('region', { name: 'Profil' });
});
