// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CoordinatorInputForm } from '../../../src/contract/generated/forms/CoordinatorInput.ts';
import { ApiError } from '../../../src/panel/data/ApiError.ts';
import { buildProblem } from '../support/buildProblem.ts';
import { stubBrowser } from '../support/stubBrowser.ts';
import { renderForm } from './renderForm.tsx';

beforeEach(() => {
  stubBrowser();
  return () => vi.unstubAllGlobals();
});

const heading = () => screen.getByRole('heading', { level: 2 });
const initial = { name: 'Anna', phoneNumber: '+48601234567' };

test('a step opens when the one before is right', async () => {
  const { user, onSubmit, field } = await renderForm(CoordinatorInputForm, { layout: 'steps', initial });
  expect(heading().textContent).toBe('Dane');
  await user.click(screen.getByRole('button', { name: 'Dalej' }));
  expect(heading().textContent).toBe('Dane');
  expect(document.activeElement).toBe(field('E-mail|Adres e-mail'));

  await user.type(field('E-mail|Adres e-mail'), 'anna@demo.example{Enter}');
  expect(heading().textContent).toBe('Adres');
  expect(document.activeElement).toBe(heading());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a mistake in an open step is told there, and takes nobody away', async () => {
  const { user, field } = await renderForm(CoordinatorInputForm, {
    layout: 'steps',
    initial: { ...initial, email: 'anna@demo.example' },
  });
  await user.click(screen.getByRole('button', { name: 'Dalej' }));
  await user.type(field('Kod pocztowy'), '20-002 Lublin');
  await user.tab();
  expect(await screen.findByText('Wpisz najwyżej 8 znaków')).toBeTruthy();
  expect(heading().textContent).toBe('Adres');
  expect(document.activeElement).toBe(field('Miejscowość'));
});

test('what was typed outlives going back, and the last step sends it all', async () => {
  const email = 'anna@demo.example';
  const { user, submit, onSubmit, field } = await renderForm(CoordinatorInputForm, {
    layout: 'steps',
    initial: { ...initial, email },
  });
  await user.click(screen.getByRole('button', { name: 'Dalej' }));
  await user.type(field('Ulica'), 'Zamkowa');
  await user.click(screen.getByRole('button', { name: 'Wstecz' }));
  await user.click(screen.getByRole('button', { name: 'Dalej' }));
  expect(field('Ulica').value).toBe('Zamkowa');
  await submit();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...initial, email, street: 'Zamkowa' });
});

test('the server’s message opens the step of its field', async () => {
  const errors = [{ field: 'email', code: 'email_taken', message: 'Zajęty' }];
  const { user, submit, field } = await renderForm(CoordinatorInputForm, {
    layout: 'steps',
    initial: { ...initial, email: 'anna@demo.example' },
    onSubmit: () => Promise.reject(new ApiError(409, buildProblem({ errors }))),
  });
  await user.click(screen.getByRole('button', { name: 'Dalej' }));
  await submit();
  expect(await screen.findByText('Zajęty')).toBeTruthy();
  expect(heading().textContent).toBe('Dane');
  expect(document.activeElement).toBe(field('E-mail|Adres e-mail'));
});
