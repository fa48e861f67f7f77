const BEST = 5;

/** From 0 to 5, the share of events that a volunteer came to, of those where it was recorded; null before the first. */
export function ratingOf(attended: number, recorded: number): number | null {
  return recorded === 0 ? null : Math.round((BEST * 10 * attended) / recorded) / 10;
}
