let last = 600_000_000;

/** A phone number that nobody else of the test has: the panel tells who shares one. */
export function nextPhone(): string {
  last += 1;
  return `+48${last}`;
}
