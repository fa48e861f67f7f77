import type { Log } from './core/log/createLog.ts';

/** Time for responses in progress; slower clients are cut off. */
const TIMEOUT_MS = 10_000;

/** Ends the process on SIGTERM or SIGINT after finishing current work; exit 0, or 1 on failure. */
export function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    // Ctrl+C under npm arrives twice.
    if (stopping) return;
    stopping = true;
    log.info(`${signal}: stopping`);
    setTimeout(() => giveUp(log, new Error(`still busy after ${TIMEOUT_MS / 1000} s`)), TIMEOUT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => giveUp(log, error),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

function giveUp(log: Log, err: unknown): void {
  log.error({ err }, 'could not stop cleanly');
  process.exit(1);
}
