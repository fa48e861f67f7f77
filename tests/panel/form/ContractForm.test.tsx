// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CoordinatorInputForm } from '../../../src/contract/generated/forms/CoordinatorInput.ts';
import { CredentialsForm } from '../../../src/contract/generated/forms/Credentials.ts';
import { OrganizationUpdateForm } from '../../../src/contract/generated/forms/OrganizationUpdate.ts';
import { ApiError } from '../../../src/panel/data/ApiError.ts';
import type { FieldWidgetProps } from '../../../src/panel/kit/form/FormValues.ts';
import { buildProblem } from '../support/buildProblem.ts';
import { stubBrowser } from '../support/stubBrowser.ts';
import { renderForm } from './renderForm.tsx';

const email = /^Adres e-mail|^E-mail/;
const required = 'To pole jest wymagane';
const invalidEmail = 'Podaj prawidłowy adres e-mail';

beforeEach(() => {
  stubBrowser();
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const emailField = () => screen.getByRole<HTMLInputElement>('textbox', { name: email });
const passwordField = () => screen.getByLabelText<HTMLInputElement>(/^Hasło/);

test('sends what was typed, by Enter too', async () => {
  const { user, onSubmit } = await renderForm(CredentialsForm);
  await user.type(emailField(), ' anna@demo.example ');
  await user.type(passwordField(), ' Demo-2026! {Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'anna@demo.example', password: ' Demo-2026! ' });
});

test('tells password managers what is what', async () => {
  await renderForm(CredentialsForm);
  expect([emailField().name, emailField().autocomplete, emailField().type]).toEqual([
    'email',
    'email',
    'email',
  ]);
  expect([passwordField().name, passwordField().autocomplete]).toEqual(['password', 'current-password']);
});

test('an empty form is refused: each field says why, and the first one takes the focus', async () => {
  const { submit, onSubmit } = await renderForm(CredentialsForm);
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getAllByText(required)).toHaveLength(2);
  expect(emailField().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(emailField().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    required,
  );
  expect(document.activeElement).toBe(emailField());
});

test('a field that was only passed shows nothing, one that was changed does when it is left', async () => {
  const { user } = await renderForm(CredentialsForm);
  await user.click(emailField());
  await user.tab();
  await user.tab({ shift: true });
  expect(screen.queryByText(required)).toBeNull();

  await user.type(emailField(), 'anna');
  expect(screen.queryByText(invalidEmail)).toBeNull();
  await user.tab();
  expect(await screen.findByText(invalidEmail)).toBeTruthy();
  expect(screen.queryByText(required)).toBeNull();

  await user.type(emailField(), '@demo.example');
  expect(screen.queryByText(invalidEmail)).toBeNull();
});

test('a press that takes the focus out of a field is not disturbed by a message', async () => {
  const { user } = await renderForm(CredentialsForm);
  await user.type(emailField(), 'anna');
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Gdzie indziej') });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByText(invalidEmail)).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]' });
});

test('the server’s messages stand on their fields until those change, and what was typed stays', async () => {
  const message = 'Konto z podanym adresem e-mail już istnieje!';
  const problem = buildProblem({ errors: [{ field: 'email', code: 'email', message }] });
  const { user, submit } = await renderForm(CredentialsForm, {
    onSubmit: () => Promise.reject(new ApiError(400, problem)),
  });
  await user.type(emailField(), 'anna@demo.example');
  await user.type(passwordField(), 'secret');
  await submit();

  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Wprowadzono nieprawidłowe dane');
  expect(document.activeElement).toBe(emailField());
  expect([emailField().value, passwordField().value]).toEqual(['anna@demo.example', 'secret']);

  await user.type(emailField(), 'x');
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  [
    'a refusal without a field',
    new ApiError(409, buildProblem({ message: 'Ktoś to zmienił' })),
    'Ktoś to zmienił',
  ],
  [
    'a database that is away',
    new ApiError(503, buildProblem({ message: 'Usługa niedostępna' })),
    'Usługa niedostępna',
  ],
  ['a proxy’s page', new ApiError(502, undefined), 'Coś poszło nie tak'],
  ['a cut network', new TypeError('Failed to fetch'), 'Coś poszło nie tak'],
])('%s is told above the button, and what was typed stays', async (_, error, text) => {
  const { user, submit, onSubmit } = await renderForm(CredentialsForm, {
    onSubmit: () => Promise.reject(error),
  });
  await user.type(emailField(), 'anna@demo.example');
  await user.type(passwordField(), 'secret');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect([emailField().value, passwordField().value]).toEqual(['anna@demo.example', 'secret']);

  await submit();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('too many tries: the form says when to try again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 14, 20, 30) });
  const error = new ApiError(429, buildProblem({ status: 429, message: 'Zbyt wiele prób' }));
  const { user, submit } = await renderForm(CredentialsForm, {
    onSubmit: () => Promise.reject(Object.assign(error, { retryAfter: 900 })),
  });
  await user.type(emailField(), 'anna@demo.example');
  await user.type(passwordField(), 'secret');
  await submit();
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain('Zbyt wiele prób');
  expect(textContent).toContain('Spróbuj ponownie o 14:36.');
  vi.useRealTimers();
});

test('a double click sends once, and the button says that it is busy', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user, onSubmit } = await renderForm(CredentialsForm, { onSubmit: () => promise });
  await user.type(emailField(), 'anna@demo.example');
  await user.type(passwordField(), 'secret');
  const button = screen.getByRole('button', { name: 'Wyślij' });
  await user.dblClick(button);
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);

  await act(async () => resolve());
  expect(button.getAttribute('aria-busy')).toBe('false');
});

test('an answer between the clicks of a double click changes nothing, another value is sent at once', async () => {
  const { user, submit, onSubmit } = await renderForm(CredentialsForm);
  await user.type(emailField(), 'anna@demo.example');
  await user.type(passwordField(), 'secret');
  await submit();
  await submit();
  expect(onSubmit).toHaveBeenCalledOnce();
  await user.type(passwordField(), '2');
  await submit();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('edits a record as the API answers it, and leaves out what was emptied', async () => {
  const record = {
    id: '01980000-0000-7000-8000-000000000001',
    name: 'Anna Kowalska',
    email: 'anna@demo.example',
    phoneNumber: '+48601234567',
    country: { code: 'PL', name: 'Polska' },
    town: 'Lublin',
    street: null,
    role: 'admin',
  };
  const { user, submit, onSubmit, field } = await renderForm(CoordinatorInputForm, { initial: record });
  await user.clear(field('Miejscowość'));
  await user.type(field('Ulica'), 'Zamkowa');
  await submit();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'Anna Kowalska',
    email: 'anna@demo.example',
    phoneNumber: '+48601234567',
    country: { code: 'PL', name: 'Polska' },
    street: 'Zamkowa',
  });
});

test('a mistake in a hidden field is told above the button', async () => {
  const { submit, onSubmit } = await renderForm(OrganizationUpdateForm, { initial: { version: 0 } });
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test('an error of the server is told in the page’s words', async () => {
  const { user, submit } = await renderForm(CredentialsForm, {
    accident: 'messages.organizationEditFailed',
    onSubmit: () => Promise.reject(new ApiError(500, buildProblem({ status: 500, message: 'Błąd 7f3a' }))),
  });
  await user.type(emailField(), 'anna@demo.example');
  await user.type(passwordField(), 'secret');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Coś poszło nie tak podczas zmiany ustawień fundacji',
  );
});

test('tells what is typed, and may start with something unsaved', async () => {
  const onChange = vi.fn();
  const { user } = await renderForm(CredentialsForm, {
    initial: { email: 'anna@demo.example' },
    typed: { email: 'ola@demo.example' },
    layout: 'cards',
    onChange,
  });
  expect(emailField().value).toBe('ola@demo.example');
  expect(screen.getByRole('status').textContent).toBe('Niezapisane zmiany');
  await user.type(emailField(), '!');
  await waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ email: 'ola@demo.example!' })),
  );
  await user.clear(emailField());
  await user.type(emailField(), 'anna@demo.example');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
});

function OwnInput({ value, onChange }: FieldWidgetProps) {
  return (
    <button type="button" onClick={() => onChange('own@demo.example')}>
      {value ?? 'nothing'}
    </button>
  );
}

test('a page may bring an input of its own', async () => {
  const { user } = await renderForm(CredentialsForm, { inputs: { email: OwnInput } });
  await user.click(screen.getByRole('button', { name: 'nothing' }));
  expect(screen.getByRole('button', { name: 'own@demo.example' })).toBeTruthy();
});

test('leaves by onSaved without a question', async () => {
  const onSaved = vi.fn();
  const { user, submit } = await renderForm(CredentialsForm, { onSubmit: async () => 'saved', onSaved });
  await user.type(emailField(), 'anna@demo.example');
  await user.type(passwordField(), 'secret');
  await submit();
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith('saved'));
});
