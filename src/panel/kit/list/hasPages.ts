export const pageSizes: readonly number[] = [10, 25, 50, 100];

/** Whether a list has pages to turn: not where the smallest page holds all. */
export function hasPages(total: number, size: number): boolean {
  return total > Math.min(size, ...pageSizes);
}
