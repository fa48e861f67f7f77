/**
 * Prints a slow step before it starts, and how long it took.
 * @template T
 * @param {string} what
 * @param {() => T} work
 * @returns {T}
 */
export function step(what, work) {
  console.log(`• ${what} …`);
  const start = Date.now();
  const result = work();
  console.log(`  ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
