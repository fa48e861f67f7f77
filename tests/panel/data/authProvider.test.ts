// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authProvider } from '../../../src/panel/data/authProvider.ts';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import { buildUser } from '../support/buildUser.ts';
import { stubFetch } from '../support/stubFetch.ts';

beforeEach(() => useSessionStore.setState({ user: undefined }));
afterEach(() => vi.unstubAllGlobals());

test('a failed check leads to the root, which remembers the page, without a message, after really asking', async () => {
  const requests = stubFetch(() => new Response(null, { status: 401 }));
  window.history.replaceState(null, '', '/volunteers?q=Nowak');
  const redirectTo = '/?from=%2Fvolunteers%3Fq%3DNowak';
  await expect(authProvider.checkAuth({})).rejects.toEqual({ redirectTo, message: false });
  expect(requests).toHaveLength(1);
});

test('a known user is not asked for again', async () => {
  const requests = stubFetch(() => new Response(null, { status: 401 }));
  useSessionStore.setState({ user: buildUser({ role: 'coordinator' }) });
  await authProvider.checkAuth({});
  expect(await authProvider.getPermissions?.({})).toBe('coordinator');
  expect(requests).toEqual([]);
});

test('the identity has the name and the photo', async () => {
  useSessionStore.setState({ user: buildUser({ imageToken: 'photo-token' }) });
  expect(await authProvider.getIdentity?.()).toEqual({
    id: '01980000-0000-7000-8000-000000000001',
    fullName: 'Anna Kowalska',
    avatar: `${window.location.origin}/api/images/photo-token`,
  });
});
