import { SingleBar } from 'cli-progress';

/** Progress bar on stderr; without a terminal a line every five seconds. */
export function progressBar(what: string): SingleBar {
  return new SingleBar({
    format: `${what} {bar} {percentage} % · {value} of {total} · {duration_formatted}`,
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 5000,
  });
}
