import { vi } from 'vitest';

/** The clock stands still, and everything else that takes time goes on. @param instant with its offset */
export function stopClock(instant: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
}
