import { mock } from 'node:test';

/** A Wednesday morning. */
const MOMENT = Date.parse('2026-11-18T09:30:00Z');

/**
 * Stops the clock of this process, the embedded database's with it: the demo's dates move with the day, and pictures
 * that are kept should be the same on every day.
 */
export function holdClock(): void {
  mock.timers.enable({ apis: ['Date'], now: MOMENT });
}
