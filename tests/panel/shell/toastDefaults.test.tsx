// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type Id, toast as toastify } from 'react-toastify/unstyled';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastHost } from '../../../src/panel/shell/ToastHost.tsx';
import { toast } from '../../../src/panel/shell/toast.ts';
import { renderInPanel } from '../support/renderInPanel.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';

/** jsdom lays nothing out; so wide is every toast here. */
const WIDTH = 100;

let changes: string[];
let stop: () => void;

beforeEach(() => {
  stubBrowser();
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  changes = [];
  stop = toastify.onChange(({ status }) => changes.push(status));
});
afterEach(() => {
  stop();
  act(() => toastify.dismiss());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function showToast() {
  await renderInPanel([{ path: '*', element: <ToastHost /> }]);
  act(() => toast.success('Zapisano'));
  return screen.findByRole('status');
}

test.each(['default', 'info', 'success', 'warning', 'error'] as const)('one of type %s', async (type) => {
  const { container } = await renderInPanel([{ path: '*', element: <ToastHost /> }]);
  act(() => toast[type]('Zapisano'));
  await screen.findByText('Zapisano');
  expect(container.querySelectorAll(`.Toastify__toast--${type}`)).toHaveLength(1);
});

test('one is added, updated and removed', async () => {
  const ids: Id[] = [];
  const stopIds = toastify.onChange(({ id }) => ids.push(id));
  const shown = await showToast();
  stopIds();
  const [id = ''] = ids;
  act(() => toastify.update(id, { render: 'Zapisano wszystko' }));
  await screen.findByText('Zapisano wszystko');
  fireEvent.click(shown);
  await waitFor(() => expect(changes).toEqual(['added', 'updated', 'removed']));
});

test('one waits while the window has no focus', async () => {
  await showToast();
  const timer = screen.getByRole('progressbar', { hidden: true });
  fireEvent(window, new Event('blur'));
  await waitFor(() => expect(timer.style.animationPlayState).toBe('paused'));
  fireEvent(window, new Event('focus'));
  await waitFor(() => expect(timer.style.animationPlayState).toBe('running'));
});

test('one waits for a pointer on it', async () => {
  const shown = await showToast();
  const timer = screen.getByRole('progressbar', { hidden: true });
  fireEvent.mouseEnter(shown);
  await waitFor(() => expect(timer.style.animationPlayState).toBe('paused'));
});

test.each([
  [79, false],
  [81, true],
])('one that is dragged %i percent of its width away is closed: %s', async (distance, closed) => {
  const shown = await showToast();
  const root = shown.closest<HTMLElement>('.Toastify__toast');
  if (!root) throw new Error('The toast has no frame');
  fireEvent.pointerDown(root, { clientX: 0 });
  fireEvent.pointerMove(document, { clientX: distance });
  fireEvent.pointerUp(document, { clientX: distance });
  fireEvent.click(root, { clientX: distance });
  await act(async () => {});
  expect(changes).toEqual(closed ? ['added', 'removed'] : ['added']);
});
