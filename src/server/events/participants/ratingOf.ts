const BEST = 5;

/** From 0 to 5: the share of attended events among those with recorded attendance; null before the first. */
export function ratingOf(attended: number, recorded: number): number | null {
  return recorded === 0 ? null : Math.round((BEST * 10 * attended) / recorded) / 10;
}
