/** Nothing to show: the contract writes null, a text may be empty, a list may have no items. */
export function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
