/**
 * For a server that is measured, by `--expose-gc --import`: when it is told to, it gives back what it does not hold any
 * more, as it does of its own accord once memory is short.
 */
process.on('SIGUSR2', () => {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
});
