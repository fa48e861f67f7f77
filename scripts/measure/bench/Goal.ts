/** A row of the table: a measurement and its limit. */
export interface Goal {
  readonly name: string;
  readonly unit: 'kB' | 'MB' | 'ms' | 's' | '/s' | '';
  readonly product: number;
  /** If the goal is a ratio, the peer's figure. */
  readonly peer?: number;
  /** Absolute, or relative to the peer. */
  readonly limit: number;
  /** Whether the limit is a minimum. */
  readonly isLeast?: boolean;
}

export function isMet({ product, peer = 1, limit, isLeast = false }: Goal): boolean {
  return isLeast ? product >= peer * limit : product <= peer * limit;
}
