// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CoordinatorInputForm } from '../../../src/contract/generated/forms/CoordinatorInput.ts';
import { CredentialsForm } from '../../../src/contract/generated/forms/Credentials.ts';
import { stubBrowser } from '../support/stubBrowser.ts';
import { renderForm } from './renderForm.tsx';

const email = 'anna@demo.example';
const password = 'Demo-2026!';

/** The browser draws no frame until the test says so. */
let frame: (() => void)[] = [];

beforeEach(() => {
  stubBrowser();
  frame = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frame.push(run));
  return () => vi.unstubAllGlobals();
});

const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });

async function open() {
  const onChange = vi.fn();
  const { onSubmit } = await renderForm(CredentialsForm, { onChange });
  return { onChange, onSubmit, emailField: input(/^E-mail/), passwordField: input(/^Hasło/) };
}

test('a letter is in its field at once, and the form learns of it after the frame', async () => {
  const { onChange, emailField } = await open();
  type(emailField, 'a');
  type(emailField, 'an');
  expect(emailField.value).toBe('an');
  expect(onChange).not.toHaveBeenCalled();

  for (const run of frame) run();
  await expect.poll(() => onChange).toHaveBeenCalledExactlyOnceWith({ email: 'an' });
  expect(emailField.value).toBe('an');
});

test('what was typed or filled in a moment ago is sent', async () => {
  const { onSubmit, emailField, passwordField } = await open();
  type(emailField, email);
  type(passwordField, password);
  fireEvent.submit(passwordField.form ?? passwordField);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email, password });
});

test('a phone that is left in the frame of its last digit is all there, in groups', async () => {
  await renderForm(CoordinatorInputForm);
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: /^Numer telefonu|^Telefon/ });
  type(phone, '601234567');
  fireEvent.blur(phone);
  expect(phone.value).toBe('601 234 567');
});

test('a field that is left has told the form', async () => {
  const { onChange, emailField } = await open();
  type(emailField, email);
  fireEvent.blur(emailField);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ email });
});
