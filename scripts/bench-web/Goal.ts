/** A line of the table: what was measured, and how much it may be. */
export interface Goal {
  readonly name: string;
  readonly unit: 'kB' | 'ms' | 's' | '';
  readonly product: number;
  /** Where the goal is a ratio, what the peer needs. */
  readonly peer?: number;
  /** A figure, or with a peer a part of the peer's. */
  readonly limit: number;
}

export function isMet({ product, peer = 1, limit }: Goal): boolean {
  return product <= peer * limit;
}
