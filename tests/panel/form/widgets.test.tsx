// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CoordinatorInputForm } from '../../../src/contract/generated/forms/CoordinatorInput.ts';
import { CredentialsForm } from '../../../src/contract/generated/forms/Credentials.ts';
import { NotificationPreferencesForm } from '../../../src/contract/generated/forms/NotificationPreferences.ts';
import { OrganizationUpdateForm } from '../../../src/contract/generated/forms/OrganizationUpdate.ts';
import { ParticipantInputForm } from '../../../src/contract/generated/forms/ParticipantInput.ts';
import { VolunteerInputForm } from '../../../src/contract/generated/forms/VolunteerInput.ts';
import { stubBrowser } from '../support/stubBrowser.ts';
import { renderForm } from './renderForm.tsx';

beforeEach(() => {
  stubBrowser();
  return () => vi.unstubAllGlobals();
});

const coordinator = { name: 'Anna', email: 'anna@demo.example', phoneNumber: '+48601234567' };

test.each([
  ['601 234-567', '+48601234567'],
  ['+380 50 123 45 67', '+380501234567'],
  ['0048601234567', '+48601234567'],
])('a phone typed as %s is sent as %s', async (typed, sent) => {
  const { user, submit, onSubmit } = await renderForm(CoordinatorInputForm, { initial: coordinator });
  const phone = screen.getByRole('textbox', { name: /^Numer telefonu|^Telefon/ });
  await user.clear(phone);
  await user.type(phone, typed);
  await submit();
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ phoneNumber: sent });
});

test('the prefix of a phone can be chosen', async () => {
  const { user, submit, onSubmit } = await renderForm(CoordinatorInputForm, { initial: coordinator });
  await user.selectOptions(screen.getByRole('combobox', { name: /numer kierunkowy/ }), '+380');
  await submit();
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ phoneNumber: '+380601234567' });
});

test('a country is found by typing and sent with code and name', async () => {
  const { user, submit, onSubmit } = await renderForm(CoordinatorInputForm, { initial: coordinator });
  await user.type(screen.getByRole('combobox', { name: 'Kraj' }), 'Ukr{Enter}');
  await submit();
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ country: { code: 'UA', name: 'Ukraina' } });
});

test('a password can be looked at', async () => {
  const { user } = await renderForm(CredentialsForm);
  const password = screen.getByLabelText<HTMLInputElement>(/^Hasło/);
  await user.click(screen.getByRole('button', { name: 'Pokaż hasło' }));
  expect(password.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Ukryj hasło' }));
  expect(password.type).toBe('password');
});

test('a long text tells how long it has to be and counts as JSON Schema does', async () => {
  const { user } = await renderForm(OrganizationUpdateForm);
  const description = screen.getByRole('textbox', { name: /^Opis \*|^Opis$/ });
  const text = () => document.getElementById(description.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(text()).toContain('200');
  await user.type(description, 'Dom 👩‍👧');
  await waitFor(() => expect(text()).toContain('jeszcze 193 znaki'));
});

test('letters in a number are told about', async () => {
  const { user } = await renderForm(OrganizationUpdateForm);
  const year = screen.getByRole('textbox', { name: /^Rok założenia/ });
  await user.type(year, 'dawno');
  await user.tab();
  expect(await screen.findByText('Podaj rok od 1800 do bieżącego')).toBeTruthy();
  await user.clear(year);
  await user.type(year, '1999');
  await waitFor(() => expect(screen.queryByText('Podaj rok od 1800 do bieżącego')).toBeNull());
});

test('ticks are sent in the contract’s order; none is at least one too few', async () => {
  const { user, submit } = await renderForm(VolunteerInputForm);
  const days = within(screen.getByRole('group', { name: /^Dni pomocy/ }));
  await submit();
  expect(days.getByText('Wybierz co najmniej jedną opcję')).toBeTruthy();
  await user.click(days.getByRole('checkbox', { name: 'Piątek' }));
  await user.click(days.getByRole('checkbox', { name: 'Wtorek' }));
  expect(days.queryByText('Wybierz co najmniej jedną opcję')).toBeNull();
});

test('a question that must be answered is yes or no, and a consent has to be given', async () => {
  const { user, submit } = await renderForm(VolunteerInputForm);
  const before = within(screen.getByRole('group', { name: /wolontari/i }));
  await submit();
  expect(before.getByText('To pole jest wymagane')).toBeTruthy();
  expect(screen.getAllByText('Ta zgoda jest wymagana')).toHaveLength(2);
  await user.click(before.getByRole('radio', { name: 'Nie' }));
  expect(before.queryByText('To pole jest wymagane')).toBeNull();
});

test('switches start as the contract has them, and no is an answer', async () => {
  const { user, submit, onSubmit } = await renderForm(NotificationPreferencesForm);
  const [first] = screen.getAllByRole<HTMLInputElement>('switch');
  expect(first?.checked).toBe(true);
  if (first) await user.click(first);
  await submit();
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    newVolunteer: false,
    abuse: true,
    email: 'immediately',
  });
});

test('a choice is shown as radio buttons or as a list, by the names of its values', async () => {
  const attendance = await renderForm(ParticipantInputForm);
  await attendance.user.click(screen.getByRole('radio', { name: 'Nieobecność' }));
  await attendance.submit();
  expect(attendance.onSubmit.mock.calls[0]?.[0]).toEqual({ status: 'no_show' });
});
