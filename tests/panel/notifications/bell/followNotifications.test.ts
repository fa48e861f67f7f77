// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onFailure } from '../../../../src/panel/data/failures.ts';
import { useLoaderStore } from '../../../../src/panel/data/withLoader.ts';
import {
  followNotifications,
  type LiveMessage,
} from '../../../../src/panel/notifications/bell/NotificationBell.tsx';
import { stubFetch } from '../../support/stubFetch.ts';
import { stubStream } from '../../support/stubStream.ts';
import { stubTabs, unstubTabs } from '../../support/stubTabs.ts';

let streams: ReturnType<typeof stubStream>[] = [];

beforeEach(() => {
  streams = [];
  stubTabs();
});
afterEach(unstubTabs);

function stubServer() {
  return stubFetch((request) => {
    const stream = stubStream();
    streams.push(stream);
    request.signal.addEventListener('abort', stream.cut);
    return stream.response;
  });
}

function openTab(userId = 'anna') {
  const heard: string[] = [];
  const listen = (message: LiveMessage) => heard.push('event' in message ? message.event.data : 'opened');
  return { heard, close: followNotifications(userId, listen) };
}

test('asks by the panel’s own way: its headers, quietly, and not under the overlay', async () => {
  const requests = stubServer();
  const tab = openTab();
  await expect.poll(() => tab.heard).toEqual(['opened']);
  const [request] = requests;
  expect(new URL(request?.url ?? '').pathname).toBe('/api/notifications/stream');
  expect(request?.headers.get('source-device')).toBe('web');
  expect(request?.headers.get('accept-language')).toBe('pl');
  expect(request?.headers.has('no-toast')).toBe(true);
  expect(request?.headers.has('last-event-id')).toBe(false);
  expect(useLoaderStore.getState().counter).toBe(0);
  tab.close();
});

test('many tabs of a browser share one connection; the next takes over where the first left off', async () => {
  const requests = stubServer();
  const tabs = Array.from({ length: 8 }, () => openTab());
  await expect.poll(() => streams).toHaveLength(1);
  streams[0]?.send('id: 7\nevent: notification\ndata: first\n\n');
  for (const tab of tabs) await expect.poll(() => tab.heard).toEqual(['opened', 'first']);

  tabs[0]?.close();
  await expect.poll(() => streams).toHaveLength(2);
  expect(requests[1]?.headers.get('last-event-id')).toBe('7');
  streams[1]?.send('event: notification\ndata: second\n\n');
  await expect.poll(() => tabs[7]?.heard).toEqual(['opened', 'first', 'opened', 'second']);
  expect(tabs[0]?.heard).toEqual(['opened', 'first']);
  for (const tab of tabs) tab.close();
});

test('another person’s tab hears nothing of it', async () => {
  stubServer();
  const anna = openTab('anna');
  const olena = openTab('olena');
  await expect.poll(() => streams).toHaveLength(2);
  streams[0]?.send('data: for Anna\n\n');
  await expect.poll(() => anna.heard).toContain('for Anna');
  expect(olena.heard).toEqual(['opened']);
  anna.close();
  olena.close();
});

test('ends with the session, and says nothing', async () => {
  const requests = stubFetch(() => new Response(null, { status: 401 }));
  const told: boolean[] = [];
  const stop = onFailure(({ quiet }) => told.push(quiet));
  const tabs = [openTab(), openTab()];
  await expect.poll(() => requests).toHaveLength(2);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(requests).toHaveLength(2);
  expect(told).toEqual([true, true]);
  stop();
  for (const tab of tabs) tab.close();
});

test('without locks a tab listens while it is seen', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const requests = stubServer();
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const become = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  visibility.mockReturnValue('hidden');
  const tab = openTab();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(requests).toHaveLength(0);
  become('visible');
  await expect.poll(() => tab.heard).toEqual(['opened']);
  become('hidden');
  await expect.poll(() => requests[0]?.signal.aborted).toBe(true);
  expect(requests).toHaveLength(1);
  become('visible');
  await expect.poll(() => requests).toHaveLength(2);
  tab.close();
  visibility.mockRestore();
});
