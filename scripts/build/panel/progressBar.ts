import { SingleBar } from 'cli-progress';

/** A bar on stderr that says what is done, how much of it, and for how long; a line every five seconds where nobody looks on. */
export function progressBar(what: string): SingleBar {
  return new SingleBar({
    format: `${what} {bar} {percentage} % · {value} of {total} · {duration_formatted}`,
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 5000,
  });
}
