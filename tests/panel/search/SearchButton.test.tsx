// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { features } from '../../../src/panel/app/features.ts';
import { queryClient } from '../../../src/panel/data/queryClient.ts';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import SearchButton from '../../../src/panel/search/SearchButton.tsx';
import { buildUser } from '../support/buildUser.ts';
import { renderInPanel } from '../support/renderInPanel.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';

const routes = features.flatMap((feature) => feature.routes);

beforeEach(() => {
  stubBrowser();
  queryClient.clear();
  localStorage.clear();
});
afterEach(() => act(() => useSessionStore.setState({ user: undefined })));

const show = async (user = buildUser()) => {
  act(() => useSessionStore.setState({ user }));
  const page = (
    <>
      <SearchButton userId={user.id} routes={routes} />
      <input aria-label="typed" />
    </>
  );
  return renderInPanel([{ path: '*', element: page }], { at: '/overview' });
};
const press = (init: KeyboardEventInit, target: Element = document.body) => fireEvent.keyDown(target, init);
const labels = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('begins with the pages and actions whose operation the role may call', async () => {
  await show();
  press({ key: 'k', ctrlKey: true });
  await screen.findByRole('combobox', { name: 'Szukaj wszędzie' });
  const ofAdmin = labels();
  expect(ofAdmin).toEqual(
    expect.arrayContaining(['Nowe wydarzenie', 'Zaproszenie koordynatora', 'Ustawienia']),
  );
  // Nothing leads to a page that needs a record, or out of the panel.
  expect(ofAdmin).not.toContain('Edycja wydarzenia');
  expect(ofAdmin).not.toContain('Logowanie');
  act(() => useSessionStore.setState({ user: buildUser({ role: 'volunteer' }) }));
  await waitFor(() => expect(labels()).toEqual(['Przegląd', 'Ustawienia']));
});

test.each([
  ['Ctrl+K', { key: 'k', ctrlKey: true }, true],
  ['Cmd+K', { key: 'k', metaKey: true }, true],
  ['Ctrl+K on a Cyrillic keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }, true],
  ['Ctrl+Shift+K, which is the browser’s', { key: 'K', ctrlKey: true, shiftKey: true }, false],
  ['k alone', { key: 'k' }, false],
])('%s opens it: %o, %s', async (_, key, opens) => {
  stubFetch(() => jsonResponse({ content: [], totalElements: 0 }));
  await show();
  expect(press(key, screen.getByLabelText('typed'))).toBe(!opens);
  if (opens) await screen.findByRole('combobox');
  else expect(screen.queryByRole('dialog')).toBeNull();
});

test('no shortcut reaches what lies below a dialog', async () => {
  await show();
  press({ key: '?' });
  await screen.findByRole('dialog', { name: 'Skróty klawiszowe' });
  expect(press({ key: 'k', ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a question mark that is typed stays one', async () => {
  await show();
  expect(press({ key: '?' }, screen.getByLabelText('typed'))).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
