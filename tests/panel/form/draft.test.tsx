// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CoordinatorRegistrationForm } from '../../../src/contract/generated/forms/CoordinatorRegistration.ts';
import { stubBrowser } from '../support/stubBrowser.ts';
import { renderForm } from './renderForm.tsx';

const password = 'Wiosna-2027!';
const initial = { firstname: 'Magdalena', lastname: 'Wójcik', token: 'A'.repeat(43) };

beforeEach(() => {
  stubBrowser();
  sessionStorage.clear();
  return () => vi.unstubAllGlobals();
});

const open = (token = initial.token) =>
  renderForm(CoordinatorRegistrationForm, { draftKey: 'join', initial: { ...initial, token } });

const typePasswords = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.type(screen.getByLabelText(/^Hasło/), password);
  await user.type(screen.getByLabelText(/^Powtórz hasło/), password);
};

test('what was typed is there again after a reload, and no password is kept', async () => {
  const first = await open();
  await first.user.clear(first.field('Nazwisko'));
  await first.user.type(first.field('Nazwisko'), 'Wójcik-Lis');
  await first.user.type(first.field('Telefon'), '601 234 567');
  await first.user.click(screen.getByRole('checkbox', { name: /regulamin/i }));
  await typePasswords(first);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(password);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(initial.token);
  cleanup();

  const { field } = await open();
  expect(field('Imię').value).toBe('Magdalena');
  expect(field('Nazwisko').value).toBe('Wójcik-Lis');
  expect(field('Telefon').value).toBe('601 234 567');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /regulamin/i }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(/^Hasło/).value).toBe('');
});

test('what a draft keeps is left without a question, a password is not', async () => {
  const view = await open();
  const away = screen.getByRole('link', { name: 'Gdzie indziej' });
  await typePasswords(view);
  await view.user.click(away);
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'Zostań na stronie' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await view.user.clear(screen.getByLabelText(/^Hasło/));
  await view.user.clear(screen.getByLabelText(/^Powtórz hasło/));
  await view.user.type(view.field('Telefon'), '601 234 567');
  await view.user.click(away);
  expect(view.router.state.location.pathname).toBe('/elsewhere');
});

test('a draft ends when it is saved; what is hidden is sent as the page gives it', async () => {
  const first = await open();
  await first.user.type(first.field('Telefon'), '601 234 567');
  await first.user.tab();
  cleanup();

  const token = 'B'.repeat(43);
  const view = await open(token);
  await typePasswords(view);
  for (const box of screen.getAllByRole('checkbox')) await view.user.click(box);
  await view.submit();
  await waitFor(() => expect(view.onSubmit).toHaveBeenCalledOnce());
  expect(view.onSubmit.mock.calls[0]?.[0]).toMatchObject({ token, phone: '+48601234567', password });
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});
