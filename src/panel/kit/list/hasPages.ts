export const pageSizes: readonly number[] = [10, 25, 50, 100];

/** Whether a list needs pagination: not if all records fit on the smallest page. */
export function hasPages(total: number, size: number): boolean {
  return total > Math.min(size, ...pageSizes);
}
