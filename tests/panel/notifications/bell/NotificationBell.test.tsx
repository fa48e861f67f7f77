// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../../../src/panel/data/queryClient.ts';
import { useSessionStore } from '../../../../src/panel/data/sessionStore.ts';
import { LazyBell } from '../../../../src/panel/notifications/bell/LazyBell.tsx';
import { Header } from '../../../../src/panel/shell/Header.tsx';
import { buildUser } from '../../support/buildUser.ts';
import { renderInPanel } from '../../support/renderInPanel.tsx';
import { stubBrowser } from '../../support/stubBrowser.ts';
import { stubTabs, unstubTabs } from '../../support/stubTabs.ts';
import { buildNotification } from '../buildNotification.ts';
import { stubNotifications } from '../stubNotifications.ts';

beforeEach(() => {
  stubBrowser();
  stubTabs();
  queryClient.clear();
  act(() => useSessionStore.setState({ user: buildUser() }));
});
afterEach(() => {
  act(() => useSessionStore.setState({ user: undefined }));
  unstubTabs();
});

const show = () =>
  renderInPanel([{ path: '*', element: <Header Tools={LazyBell} /> }], { at: '/volunteers' });
const bell = (unread: string) => screen.findByRole('link', { name: `Powiadomienia, ${unread}` });

test('leads to the notifications and tells how many are unread', async () => {
  stubNotifications([buildNotification(), buildNotification()]);
  await show();
  expect((await bell('2 nieprzeczytane')).getAttribute('href')).toBe('/notifications');
});

test('counts what comes, and tells it to who cannot see the badge', async () => {
  const all = [buildNotification()];
  const { stream } = stubNotifications(all);
  await show();
  await bell('1 nieprzeczytane');
  const next = buildNotification({ message: 'Jan Nowak chce zostać wolontariuszem.' });
  all.unshift(next);
  stream.send(`id: ${next.id}\nevent: notification\ndata: ${JSON.stringify(next)}\n\n`);
  stream.send('event: unread\ndata: 2\n\n');
  await bell('2 nieprzeczytane');
  const told = screen.getByText('Nowe powiadomienie: Jan Nowak chce zostać wolontariuszem.');
  expect(told.getAttribute('aria-live')).toBe('polite');
});

test('shows no more than 99+, and says the whole number', async () => {
  const { stream } = stubNotifications([buildNotification()]);
  await show();
  await bell('1 nieprzeczytane');
  stream.send('event: unread\ndata: 128\n\n');
  const link = await bell('128 nieprzeczytanych');
  expect(link.textContent).toBe('99+');
});

test('what may have been missed while the stream was cut is read again', async () => {
  const all = [buildNotification()];
  const { stream, requests } = stubNotifications(all, (pathname) =>
    pathname.endsWith('/stream') && requests.filter(({ url }) => url.endsWith('/stream')).length > 1
      ? new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } })
      : undefined,
  );
  await show();
  await bell('1 nieprzeczytane');
  all.unshift(buildNotification(), buildNotification(), buildNotification(), buildNotification());
  stream.cut();
  await bell('5 nieprzeczytanych');
});

test('visitors have none, and nothing is asked for', async () => {
  act(() => useSessionStore.setState({ user: null }));
  const { requests } = stubNotifications([]);
  await show();
  await screen.findByRole('banner');
  expect(screen.queryByRole('link', { name: /Powiadomienia/ })).toBeNull();
  expect(requests).toEqual([]);
});

test('signing out ends the stream', async () => {
  const { requests } = stubNotifications([buildNotification()]);
  await show();
  await bell('1 nieprzeczytane');
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/stream'))).toBe(true));
  act(() => useSessionStore.setState({ user: null }));
  const stream = requests.find(({ url }) => url.endsWith('/stream'));
  await waitFor(() => expect(stream?.signal.aborted).toBe(true));
});
