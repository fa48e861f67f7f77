// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EventInputForm } from '../../../src/contract/generated/forms/EventInput.ts';
import { FieldIssues } from '../../../src/panel/kit/form/describeFailure.ts';
import { stubBrowser } from '../support/stubBrowser.ts';
import { renderForm } from './renderForm.tsx';

beforeEach(() => void stubBrowser());

const typed = { title: 'Sprzątanie parku' };

describe('a form with two buttons', () => {
  test('each does its own with the same data; Enter means the first', async () => {
    const publish = vi.fn(async () => undefined);
    const { user, field, submit, onSubmit } = await renderForm(EventInputForm, {
      other: { label: 'Opublikuj', onSubmit: publish },
    });
    await user.type(field('Tytuł'), typed.title);
    await user.click(screen.getByRole('button', { name: 'Opublikuj' }));
    expect(publish.mock.calls).toEqual([[typed]]);
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(field('Tytuł'), ' i lasu{Enter}');
    expect(onSubmit.mock.calls).toEqual([[{ title: 'Sprzątanie parku i lasu' }]]);
    await user.type(field('Tytuł'), '!');
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(publish).toHaveBeenCalledOnce();
  });

  test('both check what is typed first', async () => {
    const publish = vi.fn(async () => undefined);
    const { user } = await renderForm(EventInputForm, { other: { label: 'Opublikuj', onSubmit: publish } });
    await user.click(screen.getByRole('button', { name: 'Opublikuj' }));
    await screen.findByText('To pole jest wymagane');
    expect(publish).not.toHaveBeenCalled();
  });
});

test('what the page itself finds wrong stands on its field, and goes as soon as that is changed', async () => {
  const { user, field, submit } = await renderForm(EventInputForm, {
    initial: typed,
    onSubmit: async () => {
      throw new FieldIssues({ city: 'Dokąd?' });
    },
  });
  await submit();
  await screen.findByText('Dokąd?');
  expect(document.activeElement).toBe(field('Miejscowość'));
  await user.type(field('Miejscowość'), 'Łódź');
  await waitFor(() => expect(screen.queryByText('Dokąd?')).toBeNull());
});
