// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast as toastify } from 'react-toastify/unstyled';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportFailure } from '../../../src/panel/data/failures.ts';
import { ToastHost } from '../../../src/panel/shell/ToastHost.tsx';
import { toast } from '../../../src/panel/shell/toast.ts';
import { buildProblem } from '../support/buildProblem.ts';
import { renderInPanel } from '../support/renderInPanel.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';

beforeEach(() => stubBrowser());
afterEach(() => {
  act(() => toastify.dismiss());
  vi.unstubAllGlobals();
});

const show = () => renderInPanel([{ path: '*', element: <ToastHost /> }]);

test('the container is there before any toast', async () => {
  await show();
  expect(screen.getByLabelText('Komunikaty, Alt+T').getAttribute('aria-live')).toBe('polite');
});

test('a toast stands at the top right, closes on click and times itself', async () => {
  const { container } = await show();
  act(() => toast.success('Zapisano'));
  const text = await screen.findByText('Zapisano');
  expect(container.querySelector('.Toastify__toast-container--top-right')).not.toBeNull();
  expect(screen.getByRole('progressbar', { hidden: true }).style.animationDuration).toBe('5000ms');

  const changes: string[] = [];
  const stop = toastify.onChange(({ status }) => changes.push(status));
  await userEvent.click(text);
  await waitFor(() => expect(changes).toContain('removed'));
  stop();
});

test('each message of a failed call is an error toast, the same one only once', async () => {
  await show();
  const problem = buildProblem({ messages: ['Pole wymagane', 'Zły numer'] });
  act(() => reportFailure({ status: 400, problem, quiet: false }));
  act(() => reportFailure({ status: 400, problem, quiet: false }));
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual(['Pole wymagane', 'Zły numer']);
});

test('what is not to be shown is not shown', async () => {
  await show();
  act(() => reportFailure({ status: 500, problem: buildProblem(), quiet: false }));
  act(() => reportFailure({ status: 401, problem: buildProblem(), quiet: true }));
  expect(screen.queryByRole('alert')).toBeNull();
});
