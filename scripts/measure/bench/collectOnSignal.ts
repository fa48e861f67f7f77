/**
 * Loaded into a measured server by `--expose-gc --import`: on a signal it collects garbage, as Node itself
 * does only when memory is short.
 */
process.on('SIGUSR2', () => {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
});
