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

const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

test('each message of a failed call is an error toast, equal ones too', async () => {
  await show();
  const problem = buildProblem({ messages: ['Pole wymagane', 'Zły numer', 'Pole wymagane'] });
  act(() => reportFailure({ status: 400, problem, quiet: false }));
  await screen.findAllByRole('alert');
  expect(alerts()).toEqual(['Pole wymagane', 'Zły numer', 'Pole wymagane']);
});

test('two calls that are refused alike are told twice, and two acts that went well', async () => {
  await show();
  const problem = buildProblem({ messages: ['Nie wolno'] });
  act(() => reportFailure({ status: 403, problem, quiet: false }));
  act(() => reportFailure({ status: 403, problem, quiet: false }));
  act(() => toast.success('Zapisano'));
  act(() => toast.success('Zapisano'));
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2));
  expect(alerts()).toEqual(['Nie wolno', 'Nie wolno']);
});

test('calls without an answer are told once, however many a page has made', async () => {
  await show();
  for (let call = 0; call < 5; call += 1) {
    act(() => reportFailure({ status: 0, problem: undefined, quiet: false }));
  }
  await screen.findAllByRole('alert');
  expect(alerts()).toEqual(['Coś poszło nie tak. Spróbuj ponownie']);
});

test('what is not to be shown is not shown', async () => {
  await show();
  act(() => reportFailure({ status: 500, problem: buildProblem(), quiet: false }));
  act(() => reportFailure({ status: 401, problem: buildProblem(), quiet: true }));
  expect(screen.queryByRole('alert')).toBeNull();
});
