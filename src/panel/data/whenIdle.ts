/** Does work once the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  // Safari lacks the callback.
  (window.requestIdleCallback ?? setTimeout)(() => work());
}
