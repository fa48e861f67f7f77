const second = 1000;
/** What somebody who looks at the panel waits at most for the news, once the server is back. */
const longest = 15 * second;

/**
 * Milliseconds before the next try: a second, then twice as long each time, up to `longest`. A part of it is left to
 * chance, so that all browsers do not come back at once after a restart of the server.
 *
 * @param failures tries in a row that failed, from 1
 */
export function pauseBefore(failures: number, chance = Math.random()): number {
  const pause = Math.min(second * 2 ** (failures - 1), longest);
  return Math.round(pause * (0.75 + chance / 4));
}
