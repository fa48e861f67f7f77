/** Store key of a list's chosen columns. */
export function columnsKey(resource: string): string {
  return `${resource}.columns`;
}
