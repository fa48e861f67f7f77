// @vitest-environment jsdom
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../src/panel/data/queryClient.ts';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import { buildUser } from '../support/buildUser.ts';

const anna = buildUser();
const become = (user: typeof anna | null) => useSessionStore.getState().setUser(user);
const read = () => queryClient.getQueryData(['volunteers']);

beforeEach(() => {
  become(anna);
  queryClient.setQueryData(['volunteers'], 'read by Anna');
});

test('a session that ends, and the same person again, leave what is on the screen', () => {
  become(null);
  expect(read()).toBe('read by Anna');
  become({ ...anna, name: 'Anna Nowak' });
  expect(read()).toBe('read by Anna');
});

test('another person sees nothing of it, also after a sign-out', () => {
  become(null);
  become(buildUser({ id: '01980000-0000-7000-8000-000000000002' }));
  expect(read()).toBeUndefined();
});

test('without a network nothing waits in silence, and what is on the page is read again when it is back', async () => {
  queryClient.mount();
  onlineManager.setOnline(false);
  const read = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('read');
  const observer = new QueryObserver(queryClient, { queryKey: ['offline'], queryFn: read });
  const stop = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().status).toBe('error');
  onlineManager.setOnline(true);
  await expect.poll(() => observer.getCurrentResult().data).toBe('read');
  stop();
  queryClient.unmount();
});
