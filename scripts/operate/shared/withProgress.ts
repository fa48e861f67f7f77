import { SingleBar } from 'cli-progress';

export interface Progress {
  readonly onBegin: (rows: number) => void;
  readonly onRows: (rows: number) => void;
}

/**
 * Runs work with a progress bar on stderr; without a terminal a line every five seconds.
 * @returns the number of rows, and how long it took
 */
export async function withProgress(
  what: string,
  work: (progress: Progress) => Promise<void>,
): Promise<{ readonly rows: number; readonly seconds: string }> {
  const started = performance.now();
  const bar = new SingleBar({
    format: `${what} {bar} {percentage} % · {value} of {total} · {duration_formatted}`,
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 5000,
  });
  try {
    await work({ onBegin: (rows) => bar.start(rows, 0), onRows: (rows) => bar.increment(rows) });
  } finally {
    bar.stop();
  }
  return { rows: bar.getTotal(), seconds: ((performance.now() - started) / 1000).toFixed(1) };
}
