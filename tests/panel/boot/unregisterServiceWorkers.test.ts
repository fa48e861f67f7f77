// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { unregisterServiceWorkers } from '../../../src/panel/boot/unregisterServiceWorkers.ts';

afterEach(() => vi.unstubAllGlobals());

test('every registered service worker is unregistered', async () => {
  const registrations = [{ unregister: vi.fn() }, { unregister: vi.fn() }];
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => registrations } });
  await unregisterServiceWorkers();
  for (const { unregister } of registrations) expect(unregister).toHaveBeenCalledOnce();
});

test('where there are none, nothing happens', async () => {
  vi.stubGlobal('navigator', {});
  await expect(unregisterServiceWorkers()).resolves.toBeUndefined();
});
