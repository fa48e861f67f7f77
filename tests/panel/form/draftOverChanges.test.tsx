// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EventInputForm } from '../../../src/contract/generated/forms/EventInput.ts';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import { draftStore } from '../../../src/panel/kit/form/draft/draftStore.ts';
import { buildUser } from '../support/buildUser.ts';
import { stubBrowser } from '../support/stubBrowser.ts';
import { renderForm } from './renderForm.tsx';

const event = { id: '0190', title: 'Zakupy', city: 'Łódź', street: 'Zgierska', version: 1 };
const other = buildUser({ id: '01980000-0000-7000-8000-000000000002' });

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  sessionStorage.clear();
  useSessionStore.getState().setUser(buildUser());
  return () => {
    useSessionStore.getState().setUser(null);
    vi.unstubAllGlobals();
  };
});

async function typeTitle(title: string) {
  const view = await renderForm(EventInputForm, { initial: event });
  await view.user.clear(view.field('Tytuł'));
  await view.user.type(view.field('Tytuł'), title);
  await view.user.tab();
  return view;
}

test('what a colleague has saved meanwhile is there, too, and nothing of it is undone', async () => {
  await typeTitle('Zakupy w niedzielę');
  cleanup();
  const newer = { ...event, city: 'Zgierz', street: undefined, version: 2 };
  const { field, submit, onSubmit } = await renderForm(EventInputForm, { initial: newer });
  expect(field('Tytuł').value).toBe('Zakupy w niedzielę');
  expect(field('Miejscowość').value).toBe('Zgierz');
  expect(field('Ulica').value).toBe('');
  expect(screen.queryByText(/W międzyczasie ktoś inny zmienił/)).toBeNull();
  await submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ title: 'Zakupy w niedzielę', city: 'Zgierz' });
  await waitFor(() => expect(screen.queryByText(/Przywrócono niezapisany tekst/)).toBeNull());
});

test('the same field: it is named, and giving the draft up shows theirs', async () => {
  await typeTitle('Zakupy w niedzielę');
  cleanup();
  const newer = { ...event, title: 'Zakupy w środę', version: 2 };
  const { field, user } = await renderForm(EventInputForm, { initial: newer });
  expect(screen.getByText(/W międzyczasie ktoś inny zmienił: Tytuł\./)).toBeDefined();
  expect(field('Tytuł').value).toBe('Zakupy w niedzielę');
  await user.click(screen.getByRole('button', { name: 'Porzuć' }));
  expect(field('Tytuł').value).toBe('Zakupy w środę');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('another record, and another person, find nothing of it', async () => {
  await typeTitle('Zakupy w niedzielę');
  cleanup();
  const second = await renderForm(EventInputForm, { initial: { ...event, id: '0191' } });
  expect(second.field('Tytuł').value).toBe('Zakupy');
  cleanup();
  useSessionStore.getState().setUser(null);
  expect(JSON.stringify({ ...sessionStorage })).toContain('Zakupy w niedzielę');
  useSessionStore.getState().setUser(other);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('who agrees to lose it finds what is saved', async () => {
  const { user } = await typeTitle('Zakupy w niedzielę');
  await user.click(screen.getByRole('link', { name: 'Gdzie indziej' }));
  await user.click(await screen.findByRole('button', { name: 'Opuść bez zapisywania' }));
  await screen.findByText('Inna strona');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a tab without room for it lets one type all the same', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { field } = await typeTitle('Zakupy w niedzielę');
  draftStore.flush();
  expect(field('Tytuł').value).toBe('Zakupy w niedzielę');
  vi.restoreAllMocks();
});
