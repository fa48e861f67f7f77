// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CredentialsForm } from '../../../src/contract/generated/forms/Credentials.ts';
import { OrganizationRegistrationForm } from '../../../src/contract/generated/forms/OrganizationRegistration.ts';
import { PasswordUpdateForm } from '../../../src/contract/generated/forms/PasswordUpdate.ts';
import {
  withoutRepeats,
  withRepeatedPasswords,
} from '../../../src/panel/kit/form/passwords/withRepeatedPasswords.ts';
import { stubBrowser } from '../support/stubBrowser.ts';
import { renderForm } from './renderForm.tsx';

const mustMatch = 'Hasła muszą być takie same';
const password = 'Wiosna-2027!';

beforeEach(() => {
  stubBrowser();
  return () => vi.unstubAllGlobals();
});

describe('withRepeatedPasswords', () => {
  test('adds a field below each new password, in groups too, and none to a password that is only entered', () => {
    expect(Object.keys(withRepeatedPasswords(PasswordUpdateForm).schema.properties ?? {})).toEqual([
      'currentPassword',
      'password',
      'passwordRepeat',
    ]);
    const { admin } = withRepeatedPasswords(OrganizationRegistrationForm).schema.properties ?? {};
    expect(Object.keys(admin?.properties ?? {}).slice(-2)).toEqual(['password', 'passwordRepeat']);
    expect(withRepeatedPasswords(CredentialsForm)).toBe(CredentialsForm);
  });

  test('what is sent has no repeats', () => {
    const { schema } = withRepeatedPasswords(OrganizationRegistrationForm);
    const values = { admin: { email: 'a@b.example', password, passwordRepeat: password }, consents: {} };
    expect(withoutRepeats(schema, values)).toEqual({
      admin: { email: 'a@b.example', password },
      consents: {},
    });
  });
});

describe('a form with a new password', () => {
  const open = async () => {
    const view = await renderForm(PasswordUpdateForm);
    await view.user.type(screen.getByLabelText(/^Obecne hasło/), 'Demo-2026!');
    return {
      ...view,
      first: screen.getByLabelText(/^Nowe hasło/),
      second: screen.getByLabelText(/^Powtórz hasło/),
    };
  };

  test('tells password managers which password is new', async () => {
    const { first, second } = await open();
    expect([first, second].map((input) => input.getAttribute('autocomplete'))).toEqual([
      'new-password',
      'new-password',
    ]);
  });

  test('sends the password once when it was typed the same twice', async () => {
    const { user, submit, onSubmit, first, second } = await open();
    await user.type(first, password);
    await user.type(second, password);
    await submit();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ currentPassword: 'Demo-2026!', password });
  });

  test('says that the passwords differ once the second is left, and until they are the same', async () => {
    const { user, onSubmit, submit, first, second } = await open();
    await user.type(first, password);
    await user.type(second, 'Wiosna');
    expect(screen.queryByText(mustMatch)).toBeNull();
    await user.tab();
    expect(await screen.findByText(mustMatch)).toBeTruthy();

    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(second);

    await user.type(second, '-2027!');
    await waitFor(() => expect(screen.queryByText(mustMatch)).toBeNull());
    await user.type(first, '?');
    expect(await screen.findByText(mustMatch)).toBeTruthy();
  });

  test('asks for the second when it is missing', async () => {
    const { user, onSubmit, submit, first, second } = await open();
    await user.type(first, password);
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.getElementById(second.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'To pole jest wymagane',
    );
  });
});
