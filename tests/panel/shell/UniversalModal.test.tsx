// @vitest-environment jsdom
import Button from '@mui/material/Button';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { DOUBLE_CLICK_MS } from '../../../src/panel/kit/time/doubleClick.ts';
import { UniversalModal, useModalStore } from '../../../src/panel/shell/UniversalModal.tsx';
import { renderInPanel } from '../support/renderInPanel.tsx';

beforeEach(() => useModalStore.setState({ modals: [] }));

const { open, close } = useModalStore.getState();
const show = () => renderInPanel([{ path: '*', element: <UniversalModal /> }]);

test('nothing is rendered while the list is empty', async () => {
  const { container } = await show();
  expect(container.innerHTML).toBe('');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('each modal has an id of its own, by which it is closed', async () => {
  await show();
  const ids: string[] = [];
  act(() => {
    ids.push(open({ title: 'Pierwszy', content: 'a' }), open({ title: 'Drugi', content: 'b' }));
  });
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/);
  expect(screen.getByRole('dialog', { name: 'Drugi' })).toBeDefined();

  act(() => close(ids[1] ?? ''));
  await waitFor(() => expect(screen.queryByText('Drugi')).toBeNull());
  expect(screen.getByText('Pierwszy')).toBeDefined();
});

test('its buttons and Escape close it', async () => {
  await show();
  const modal = {
    title: 'Pytanie',
    content: 'Na pewno?',
    actions: (closeModal: () => void) => <Button onClick={closeModal}>Zamknij</Button>,
  };
  act(() => void open(modal));
  await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  act(() => void open(modal));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the second press of a double click, beside it, does not close what the first has opened', async () => {
  await show();
  const backdrop = () => document.querySelector('.MuiDialog-container') ?? document.body;
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  act(() => void open({ title: 'Pytanie', content: 'Na pewno?' }));
  const opened = () => useModalStore.getState().modals.length;
  press(backdrop(), DOUBLE_CLICK_MS - 1);
  expect(opened()).toBe(1);
  press(backdrop(), DOUBLE_CLICK_MS + 1);
  expect(opened()).toBe(0);
  vi.useRealTimers();
});

/** @param at milliseconds after now */
function press(element: Element, at: number): void {
  fireEvent.mouseDown(element);
  const click = createEvent.click(element);
  Object.defineProperty(click, 'timeStamp', { value: performance.now() + at });
  fireEvent(element, click);
}

test('a change of the route closes what the last page had opened', async () => {
  const { router } = await show();
  act(() => void open({ title: 'Pytanie', content: 'Na pewno?' }));
  await act(() => router.navigate('/?page=2'));
  expect(screen.getByRole('dialog')).toBeDefined();
  await act(() => router.navigate('/events'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('where what opened it is gone, the page’s heading has the focus', async () => {
  await renderInPanel([
    {
      path: '*',
      element: (
        <div id="main">
          <h1 tabIndex={-1}>Wolontariusze</h1>
          <div>
            <button type="button">Otwórz</button>
          </div>
          <UniversalModal />
        </div>
      ),
    },
  ]);
  const opener = screen.getByRole('button', { name: 'Otwórz' });
  opener.focus();
  act(() => void open({ title: 'Pytanie', content: 'Na pewno?' }));
  expect(document.activeElement).not.toBe(opener);
  opener.remove();
  await userEvent.keyboard('{Escape}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Wolontariusze' })),
  );
});
