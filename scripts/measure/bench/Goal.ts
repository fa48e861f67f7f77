/** A line of the table: what was measured, and how much or how little it may be. */
export interface Goal {
  readonly name: string;
  readonly unit: 'kB' | 'MB' | 'ms' | 's' | '/s' | '';
  readonly product: number;
  /** Where the goal is a ratio, what the peer needs or does. */
  readonly peer?: number;
  /** A figure, or with a peer a part of the peer's. */
  readonly limit: number;
  /** Of what is the better the more it is, the limit is the least. */
  readonly isLeast?: boolean;
}

export function isMet({ product, peer = 1, limit, isLeast = false }: Goal): boolean {
  return isLeast ? product >= peer * limit : product <= peer * limit;
}
