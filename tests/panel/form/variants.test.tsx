// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { InvitationInputForm } from '../../../src/contract/generated/forms/InvitationInput.ts';
import { withHints, withoutFields } from '../../../src/panel/kit/form/formVariants.ts';
import { stubBrowser } from '../support/stubBrowser.ts';
import { renderForm } from './renderForm.tsx';

beforeEach(() => void stubBrowser());

test('a form without a field neither shows nor sends it, and keeps the contract’s rules', async () => {
  const { user, submit, field, onSubmit } = await renderForm(withoutFields(InvitationInputForm, ['role']));
  expect(screen.queryByRole('combobox', { name: /Rola/ })).toBeNull();
  await submit();
  expect(await screen.findAllByText('To pole jest wymagane')).toHaveLength(3);
  await user.type(field('Imię'), 'Ola');
  await user.type(field('Nazwisko'), 'Bąk');
  await user.type(field('E-mail'), 'ola@mail.example');
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({
    firstname: 'Ola',
    lastname: 'Bąk',
    email: 'ola@mail.example',
    language: 'pl',
  });
});

test('a hint stands below its field until there is something wrong with it', async () => {
  const { user, field } = await renderForm(withHints(InvitationInputForm, { email: 'team.edit.emailHint' }));
  const hint = /Nowy adres zacznie obowiązywać/;
  expect(screen.getByText(hint)).toBeDefined();
  await user.type(field('E-mail'), 'ola');
  await user.tab();
  await screen.findByText(/prawidłowy adres e-mail/i);
  expect(screen.queryByText(hint)).toBeNull();
});
