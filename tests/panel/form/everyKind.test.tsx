// @vitest-environment jsdom
import { hashForSchema } from '@rjsf/utils';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAjv } from '../../../src/contract/createAjv.ts';
import type { FormDefinition, FormSchema } from '../../../src/contract/FormDefinition.ts';
import { everyKind } from '../../harness/everyKind.ts';
import { stubBrowser } from '../support/stubBrowser.ts';
import { renderForm } from './renderForm.tsx';

beforeEach(() => {
  stubBrowser();
  return () => vi.unstubAllGlobals();
});

/** A form of one field, which the contract does not have; it is called by a name that it has. */
function formOf(schema: object, name = 'trial'): FormDefinition {
  const labelled = { ...schema, 'x-ui': { label: 'city' } } as FormSchema;
  const whole: FormSchema = { type: 'object', properties: { [name]: labelled }, additionalProperties: false };
  const validate = createAjv().compile(whole);
  return {
    ...{ name: 'Trial', schema: whole, enumNames: { [name]: name } },
    validators: { [hashForSchema(whole)]: validate } as unknown as FormDefinition['validators'],
  };
}
const formOfKind = (name: string) => formOf(everyKind[name]?.schema ?? {}, name);
const add = () => screen.getByRole('button', { name: 'Dodaj: Miejscowość' });
const item = (number: number) => screen.getByRole('textbox', { name: `Miejscowość ${number}` });
const remove = (number: number) => screen.getByRole('button', { name: `Usuń: Miejscowość ${number}` });

describe('a number', () => {
  test.each([
    ['trialShare', '0,3', 0.3],
    ['trialShare', '0.7', 0.7],
    ['trialShare', '-0,1', -0.1],
    ['trialWeight', '9,99', 9.99],
    ['trialCount', '-5', -5],
  ])('%s takes %s', async (name, typed, sent) => {
    const { user, submit, onSubmit, field } = await renderForm(formOfKind(name));
    await user.type(field('Miejscowość'), typed);
    await submit();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ [name]: sent });
  });

  test.each([
    ['trialShare', '0,35', 'Podaj wielokrotność 0,1'],
    ['trialWeight', '0', 'Wartość musi być większa niż 0'],
    ['trialWeight', '10', 'Wartość musi być mniejsza niż 10'],
    ['trialCount', '1,5', 'Podaj liczbę całkowitą'],
    ['trialCount', '1.5', 'Podaj liczbę całkowitą'],
    ['trialCount', 'sto', 'Dozwolone są tylko liczby'],
  ])('%s does not take %s and says why', async (name, typed, message) => {
    const { user, submit, onSubmit, field } = await renderForm(formOfKind(name));
    await user.type(field('Miejscowość'), typed);
    await submit();
    screen.getByText(message);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

test('a choice may be a number, 0 too, and can be taken back', async () => {
  const { user, submit, onSubmit } = await renderForm(formOfKind('trialLevel'));
  const choose = async (name: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Miejscowość' }));
    await user.click(screen.getByRole('option', { name }));
    await submit();
  };
  await choose('0');
  expect(onSubmit).toHaveBeenLastCalledWith({ trialLevel: 0 });
  await choose('Nie wybrano');
  expect(onSubmit).toHaveBeenLastCalledWith({});
});

test('a moment is typed by the clocks of the foundation', async () => {
  const { submit, onSubmit } = await renderForm(formOfKind('trialMeeting'), {
    initial: { trialMeeting: '2026-01-15T09:30:00.000Z' },
  });
  const input = await screen.findByLabelText<HTMLInputElement>('Miejscowość');
  expect(input.value).toBe('2026-01-15T10:30');
  screen.getByText('Europe/Warsaw');
  fireEvent.change(input, { target: { value: '2026-07-15T10:30' } });
  await submit();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ trialMeeting: '2026-07-15T08:30:00.000Z' });
});

describe('a list whose items are typed', () => {
  test('is filled in and shortened by the keyboard alone, and keeps its order', async () => {
    const { user, onSubmit } = await renderForm(formOfKind('trialSkills'));
    add().focus();
    for (const text of ['Szycie', 'Haft', 'Kawa']) {
      await user.keyboard('{Enter}');
      expect(screen.getAllByRole('textbox', { name: /^Miejscowość \d$/ })).toContain(document.activeElement);
      await user.keyboard(text);
      await user.tab();
      await user.tab();
      expect(document.activeElement).toBe(add());
    }
    expect(add().getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    remove(2).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).not.toBe(document.body);
    item(2).focus();
    await user.keyboard('!{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ trialSkills: ['Szycie', 'Kawa!'] });
  });

  test('is sent without what is blank, and left out where nothing else is in it', async () => {
    const { user, submit, onSubmit } = await renderForm(formOfKind('trialSkills'));
    await user.click(add());
    await submit();
    expect(onSubmit).toHaveBeenLastCalledWith({});
    await user.click(add());
    await user.type(item(2), 'Haft');
    await submit();
    expect(onSubmit).toHaveBeenLastCalledWith({ trialSkills: ['Haft'] });
  });

  test('tells a mistake at the item, with blank ones before it, and one of the whole at the list', async () => {
    const { user, submit, onSubmit } = await renderForm(formOfKind('trialSkills'));
    for (const text of ['', 'ab', 'x']) {
      await user.click(add());
      if (text) await user.keyboard(text);
    }
    await submit();
    screen.getByRole('textbox', { name: 'Miejscowość 3', description: /co najmniej 2 znaki/ });
    screen.getByRole('textbox', { name: 'Miejscowość 2', description: '' });
    expect(document.activeElement).toBe(item(3));
    await user.clear(item(3));
    await user.type(item(3), 'ab');
    await submit();
    const list = screen.getByRole('group', { name: 'Miejscowość' });
    within(list).getByText('Wartości nie mogą się powtarzać');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('may be of numbers', async () => {
    const { user, submit, onSubmit } = await renderForm(formOfKind('trialNumbers'), {
      initial: { trialNumbers: [7] },
    });
    await submit();
    screen.getByText('Podaj co najmniej 2 pozycje');
    await user.click(add());
    await user.keyboard('0,5');
    await submit();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ trialNumbers: [7, 0.5] });
  });
});

describe('an optional object', () => {
  const form = formOf({
    type: 'object',
    required: ['name', 'phone'],
    properties: {
      name: { type: 'string', minLength: 1, 'x-ui': { label: 'firstname' } },
      phone: { type: 'string', minLength: 3, 'x-ui': { label: 'street' } },
      note: { type: 'string', maxLength: 250, 'x-ui': { label: 'houseNumber' } },
    },
    additionalProperties: false,
  });

  test.each([
    ['left empty', ''],
    ['emptied again', '7'],
  ])('may be %s, and asks for nothing then', async (_, typed) => {
    const { user, submit, onSubmit, field } = await renderForm(form);
    expect(field('Imię').required).toBe(false);
    if (typed) await user.type(field('Numer domu'), typed);
    await user.clear(field('Numer domu'));
    await submit();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({});
  });

  test('asks for what it needs once something is in it, at the field', async () => {
    const { user, submit, onSubmit, field } = await renderForm(form);
    await user.type(field('Numer domu'), '7');
    await user.tab();
    expect(field('Imię').required).toBe(true);
    expect(field('Numer domu').required).toBe(false);
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('Imię'));
    for (const name of ['Imię', 'Ulica'])
      screen.getByRole('textbox', { name: new RegExp(`^${name}`), description: 'To pole jest wymagane' });
    await user.type(field('Imię'), 'Ola');
    await user.type(field('Ulica'), 'Długa');
    await submit();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ trial: { name: 'Ola', phone: 'Długa', note: '7' } });
  });

  test('that a record holds is emptied by emptying its parts', async () => {
    const initial = { trial: { name: 'Ola', phone: 'Długa', note: null } };
    const { user, submit, onSubmit, field } = await renderForm(form, { initial });
    await user.clear(field('Imię'));
    await user.clear(field('Ulica'));
    await submit();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({});
  });
});
