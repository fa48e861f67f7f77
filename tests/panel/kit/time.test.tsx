// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatMonth } from '../../../src/panel/kit/format/formatDate.ts';
import { RecentTime } from '../../../src/panel/notifications/NotificationItem.tsx';
import { renderInPanel } from '../support/renderInPanel.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('within a day: how long ago, and it goes on while the window is open; then the date', () => {
  render(<RecentTime instant="2026-11-21T09:58:00Z" />);
  const time = screen.getByText('2 minuty temu');
  act(() => void vi.advanceTimersByTime(3 * 60_000));
  expect(time.textContent).toBe('5 minut temu');
  act(() => void vi.advanceTimersByTime(24 * 60 * 60_000));
  expect(time.textContent).toMatch(/^21.lis.2026/);
  expect(time.getAttribute('datetime')).toBe('2026-11-21T09:58:00Z');
});

test('a window that comes back tells the time at once', () => {
  render(<RecentTime instant="2026-11-21T09:59:00Z" />);
  vi.setSystemTime(new Date('2026-11-21T12:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('2 godziny temu')).toBeDefined();
});

test('within a minute, and when the server’s clock is ahead: just now', async () => {
  vi.useRealTimers();
  const instant = new Date(Date.now() + 3000).toISOString();
  await renderInPanel([{ path: '*', element: <RecentTime instant={instant} /> }]);
  expect(screen.getByText('przed chwilą')).toBeDefined();
});

test('months', () => {
  expect(formatMonth('2026-11')).toBe('listopad 2026');
  expect(formatMonth('2026-11', 'short')).toBe('lis');
  expect(formatMonth('soon')).toBe('soon');
});
